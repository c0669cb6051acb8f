export const help = `Menta, for the operator.

  npm run operator -- list                               all accounts
  npm run operator -- show <account>                     one account and what it holds
  npm run operator -- set-plan <account> basic|pro       change the plan
  npm run operator -- extend-trial <account> <days>      move the end of the trial
  npm run operator -- set-quota <account> <quota> <number>|default
                                                         how much the account may hold; show lists the quotas
  npm run operator -- reset-password <account> [--lang he|en]
                                                         mail a link for choosing a new password
  npm run operator -- end-two-step <account>             log-in asks for the password alone again, for an owner
                                                         who lost the app and every recovery code
  npm run operator -- rebuild-totals [<account>]           add every closed shift up again from its orders, for reports
  npm run operator -- delete <account> [--yes]           delete the account and everything in it
  npm run operator -- help                               this text

<account> is an address or an id. Deleting asks to type the address again; --yes answers for scripts.
It uses the same environment as the service (DATA_DIR or DATABASE_URL, SMTP_URL, MAIL_FROM, PUBLIC_URL).
With PostgreSQL it works while the service runs. The embedded database belongs to one process at a time:
stop the service first.`;

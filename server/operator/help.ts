export const help = `Menta, for the operator.

  npm run operator -- check                              what is wrong with this installation, and the remedy;
                                                         ends with 0 or 1
  npm run operator -- list                               all accounts
  npm run operator -- show <account>                     one account and what it holds
  npm run operator -- set-plan <account> basic|pro       change the plan
  npm run operator -- extend-trial <account> <days>      move the end of the trial
  npm run operator -- set-quota <account> <quota> <number>|default
                                                         how much the account may hold; show lists the quotas
  npm run operator -- sessions <account>                 where the account is signed in
  npm run operator -- end-sessions <account> [session]   end all of them, stations too, or one
  npm run operator -- reset-password <account> [--lang he|en] [--print]
                                                         mail a link for choosing a new password, or show it here
  npm run operator -- end-two-step <account>             log-in asks for the password alone again, for an owner
                                                         who lost the app and every recovery code
  npm run operator -- rebuild-totals [<account>]         add every closed shift up again from its orders, for reports
  npm run operator -- delete <account>                   delete the account and everything in it
  npm run operator -- help                               this text

<account> is an address or an id. What opens or ends something asks to type the address again, so that it is the account
you were asked about; a script passes it on standard input. Owners read in their security log what was done.
It uses the same environment as the service (DATA_DIR or DATABASE_URL, SMTP_URL, MAIL_FROM, PUBLIC_URL), and works
while the service runs and while it does not.`;

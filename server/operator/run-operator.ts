import { parseArgs } from 'node:util';
import { type Plan, plans } from '#core/accounts/plans.ts';
import { defaultLocale, isLocale } from '#core/i18n/locale.ts';
import { Refusal } from '#core/refusal.ts';
import { type Quota, quotaLimit, quotaNames } from '#core/values/quotas.ts';
import type { OperatedAccount } from '#server/features/accounts/operator.queries.ts';
import type { OperatorService } from '#server/features/accounts/operator.service.ts';
import { OperatorProblem } from '#server/system/operator-problem.ts';
import type { Finding } from './check/facts.ts';
import { BadCommand, confirmAccount, type Terminal } from './confirm-account.ts';
import { formatAccount, formatIdentity, formatList, formatNumber, formatSessions } from './format-account.ts';
import { formatFindings } from './format-findings.ts';
import { help } from './help.ts';

export type OperatorNeeds = Terminal & {
  /** Opened only when a command needs it: help needs none. */
  open: () => Promise<OperatorService>;
  /** How the installation is. */
  check: () => Promise<Finding[]>;
  origin: string;
};

const longestExtension = 3_650;

const requireAccount = (who: string | undefined): string => {
  if (!who) throw new BadCommand('Which account? Give its address or its id.');
  return who;
};
const requirePlan = (plan: string | undefined): Plan => {
  const known = plans.find((name) => name === plan);
  if (!known) throw new BadCommand(`The plan must be one of: ${plans.join(', ')}.`);
  return known;
};
const requireDays = (days: string | undefined): number => {
  if (!/^\d{1,4}$/.test(days ?? '') || Number(days) < 1 || Number(days) > longestExtension)
    throw new BadCommand(`The days must be a whole number from 1 to ${longestExtension}.`);
  return Number(days);
};

const requireQuotaName = (quota: string | undefined): Quota => {
  const known = quotaNames.find((name) => name === quota);
  if (!known) throw new BadCommand(`The quota must be one of: ${quotaNames.join(', ')}.`);
  return known;
};
/** A terabyte of pictures, and more than enough of anything else. */
const highestQuota = 1_000_000_000_000;
const requireQuotaLimit = (limit: string | undefined): number | null => {
  if (limit === 'default') return null;
  if (!/^\d{1,13}$/.test(limit ?? '') || Number(limit) > highestQuota)
    throw new BadCommand(`The number must be whole, from 0 to ${highestQuota}, or the word default.`);
  return Number(limit);
};

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        print: { type: 'boolean' },
        lang: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new BadCommand(`${(error as Error).message}\nSee: npm run operator -- help`);
  }
};

/** Says in one sentence what a refusal means here. */
const explain = (error: unknown, who: string | undefined): unknown => {
  if (!(error instanceof Refusal)) return error;
  if (error.code === 'not_found') return new BadCommand(`There is no account "${who}".`);
  if (error.code === 'shift_already_open')
    return new BadCommand('A shift is open there. Basic has no shifts: its owner must end it first.');
  if (error.code === 'second_factor_off') return new BadCommand('Two-step verification is not on there.');
  if (error.code === 'keep_it_first')
    return new BadCommand(
      'That restaurant is only being tried: it has no address to write to, and no password.',
    );
  return error;
};

/** Whose account it is, for the operator to compare with who asks, and then to confirm. */
const meet = async (terminal: Terminal, account: OperatedAccount, whatHappens: string): Promise<void> => {
  terminal.print(formatIdentity(account));
  await confirmAccount(terminal, account, whatHappens);
};

const counted = (count: number, what: string): string =>
  `${formatNumber(count)} ${what}${count === 1 ? '' : 's'}`;

export const runOperator = async (args: readonly string[], needs: OperatorNeeds): Promise<void> => {
  const { open, check, print, origin } = needs;
  const { positionals, values } = parse(args);
  const [command = 'help', who, value, number] = positionals;

  const commands: Record<string, () => Promise<void>> = {
    help: async () => print(help),
    list: async () => print(formatList(await (await open()).list())),
    show: async () => {
      const operator = await open();
      const account = await operator.get(requireAccount(who));
      print(formatAccount(account, await operator.getHoldings(account.id)));
    },
    'set-plan': async () => {
      const [account, plan] = [requireAccount(who), requirePlan(value)];
      const { email } = await (await open()).setPlan(account, plan);
      print(`${email} is now on ${plan}.`);
    },
    'extend-trial': async () => {
      const [account, days] = [requireAccount(who), requireDays(value)];
      const { email, trialEndsAt } = await (await open()).extendTrial(account, days);
      print(`The trial of ${email} now ends ${trialEndsAt.toISOString()}.`);
    },
    'set-quota': async () => {
      const [account, quota, limit] = [
        requireAccount(who),
        requireQuotaName(value),
        requireQuotaLimit(number),
      ];
      const { email, quotaOverrides } = await (await open()).setQuota(account, quota, limit);
      print(`${quota} of ${email} is now ${formatNumber(quotaLimit(quotaOverrides, quota))}.`);
    },
    sessions: async () => {
      const { account, sessions } = await (await open()).showSessions(requireAccount(who));
      print(formatIdentity(account));
      print(formatSessions(sessions));
    },
    'end-sessions': async () => {
      const operator = await open();
      const account = await operator.get(requireAccount(who));
      const which =
        value === undefined ? 'Every session of it ends, and every station' : `Its session ${value} ends`;
      await meet(needs, account, `${which}.`);
      const ended = await operator.endSessions(account.id, value ?? null);
      if (value !== undefined && ended === 0) throw new BadCommand('There is no such session there.');
      print(`${counted(ended, 'session')} of ${account.email} ended.`);
    },
    'reset-password': async () => {
      const locale = values.lang ?? defaultLocale;
      if (!isLocale(locale)) throw new BadCommand('The language must be he or en.');
      const operator = await open();
      const account = await operator.get(requireAccount(who));
      if (values.print) {
        await meet(needs, account, 'A link is shown here that opens the account to whoever has it.');
        const { link, validMinutes } = await operator.makeResetLink(account.id, origin);
        print(`${link}\nIt counts once, for ${validMinutes} minutes. Give it to nobody but its owner.`);
        return;
      }
      await meet(needs, account, 'A link for choosing a new password is mailed to its address.');
      await operator.mailPasswordReset(account.id, locale, origin);
      print(`A reset link is on its way to ${account.email}.`);
    },
    'end-two-step': async () => {
      const operator = await open();
      const account = await operator.get(requireAccount(who));
      if (!account.twoStepSince) throw new Refusal('second_factor_off');
      await meet(needs, account, 'The password alone opens the account from then on.');
      await operator.endSecondFactor(account.id);
      print(`Two-step verification of ${account.email} is off. Its owner was mailed.`);
    },
    'rebuild-totals': async () => {
      const reportProgress = (done: number, all: number) =>
        print(`${formatNumber(done)} of ${formatNumber(all)} shifts`);
      const shifts = await (await open()).rebuildTotals(who ?? null, reportProgress);
      print(`The totals of ${formatNumber(shifts)} shifts were made again from their orders.`);
    },
    delete: async () => {
      const operator = await open();
      const account = await operator.get(requireAccount(who));
      print(formatAccount(account, await operator.getHoldings(account.id)));
      await confirmAccount(needs, account, 'Everything above is deleted for good.');
      await operator.delete(account.id);
      print(`${account.email} was deleted.`);
    },
    check: async () => {
      const findings = await check();
      print(formatFindings(findings));
      const problems = findings.filter(({ state }) => state === 'problem');
      if (problems.length > 0) throw new OperatorProblem(`${counted(problems.length, 'problem')}.`);
    },
  };

  const run = values.help ? commands.help : Object.hasOwn(commands, command) && commands[command];
  if (!run) throw new BadCommand(`There is no command "${command}".\n\n${help}`);
  try {
    await run();
  } catch (error) {
    throw explain(error, who);
  }
};

import { parseArgs } from 'node:util';
import { type Plan, plans } from '#core/accounts/plans.ts';
import { defaultLocale, isLocale } from '#core/i18n/locale.ts';
import { Refusal } from '#core/refusal.ts';
import { type Quota, quotaLimit, quotaNames } from '#core/values/quotas.ts';
import type { OperatorService } from '#server/features/accounts/operator.service.ts';
import { OperatorProblem } from '#server/system/operator-problem.ts';
import { formatAccount, formatList, formatNumber } from './format-account.ts';
import { help } from './help.ts';

type Terminal = {
  print: (text: string) => void;
  /** The typed answer, or null where nobody can type one. */
  ask: (question: string) => Promise<string | null>;
};
type Needs = Terminal & {
  /** Opened only when a command needs it: help must work beside a running service. */
  open: () => Promise<OperatorService>;
  origin: string;
};

/** The operator's own mistake. */
class BadCommand extends OperatorProblem {
  override name = 'BadCommand';
}

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
      options: { yes: { type: 'boolean' }, lang: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
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

export const runOperator = async (args: readonly string[], { open, print, ask, origin }: Needs) => {
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
    'reset-password': async () => {
      const locale = values.lang ?? defaultLocale;
      if (!isLocale(locale)) throw new BadCommand('The language must be he or en.');
      const { email } = await (await open()).mailPasswordReset(requireAccount(who), locale, origin);
      print(`A reset link is on its way to ${email}.`);
    },
    'end-two-step': async () => {
      const { email } = await (await open()).endSecondFactor(requireAccount(who));
      print(`Two-step verification of ${email} is off. Its owner was mailed.`);
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
      if (!values.yes) {
        print(formatAccount(account, await operator.getHoldings(account.id)));
        const answer = await ask(`Everything above is deleted for good. Type ${account.email} to confirm: `);
        if (answer === null)
          throw new BadCommand('Nobody can answer here. Add --yes to delete without asking.');
        if (answer.trim().toLowerCase() !== account.email)
          throw new BadCommand('Not the same address. Nothing was deleted.');
      }
      await operator.delete(account.id);
      print(`${account.email} was deleted.`);
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

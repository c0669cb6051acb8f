import type { Plan } from '#core/accounts/plans.ts';
import { canTakeOrders } from '#core/accounts/plans.ts';
import { dayMs } from '#core/hours/zone-clock.ts';
import type { Locale } from '#core/i18n/locale.ts';
import { Refusal } from '#core/refusal.ts';
import type { Quota } from '#core/values/quotas.ts';
import type { OwnId } from '#server/access/own-id.ts';
import { endSessionsOf } from '#server/access/sessions.queries.ts';
import type { SessionsService } from '#server/access/sessions.service.ts';
import type { Database } from '#server/db/engine/database.ts';
import type { TotalsService } from '#server/features/reports/totals.service.ts';
import type { SecondFactorService } from '#server/features/security/second-factor.service.ts';
import type { SecurityLogService } from '#server/features/security/security-log.service.ts';
import { logEvents } from '#server/live/event-log.ts';
import type { Clock } from '#server/system/clock.ts';
import { deleteUser } from './accounts.queries.ts';
import type { AccountsService } from './accounts.service.ts';
import {
  countHoldings,
  findAccountBy,
  hasOpenShiftForChange,
  listAccounts,
  type OperatedAccount,
  updatePlan,
  updateQuotaOverrides,
  updateTrialEnd,
} from './operator.queries.ts';

type Needs = {
  db: Database;
  clock: Clock;
  accounts: Pick<AccountsService, 'mailResetLink' | 'makeResetLink'>;
  sessions: Pick<SessionsService, 'list' | 'end'>;
  secondFactor: Pick<SecondFactorService, 'endByOperator'>;
  securityLog: Pick<SecurityLogService, 'record'>;
  totals: Pick<TotalsService, 'rebuild'>;
};

/** What the operator may do to an account, whoever owns it. Reached from the command line only, never over HTTP. */
export const createOperatorService = ({
  db,
  clock,
  accounts,
  sessions,
  secondFactor,
  securityLog,
  totals,
}: Needs) => {
  const get = async (who: string) => {
    const found = await findAccountBy(db, who);
    if (!found) throw new Refusal('not_found');
    return found;
  };

  return {
    list: (): Promise<OperatedAccount[]> => listAccounts(db),
    get,
    /** Of one account or of all; says how many shifts there were. */
    rebuildTotals: async (
      who: string | null,
      onShifts: (done: number, all: number) => void,
    ): Promise<number> => totals.rebuild(who === null ? null : (await get(who)).id, onShifts),
    getHoldings: (userId: OwnId<'account'>) => countHoldings(db, userId),

    /** Basic has no shifts, so an open one must be ended by its owner first. */
    setPlan: async (who: string, plan: Plan): Promise<OperatedAccount> => {
      const { id } = await get(who);
      await db.transaction(async (tx) => {
        if (!canTakeOrders(plan) && (await hasOpenShiftForChange(tx, id)))
          throw new Refusal('shift_already_open');
        await updatePlan(tx, id, plan);
        await logEvents(tx, id, { kind: 'menu' });
      });
      securityLog.record('operator_plan_changed', { ownerId: id }, null);
      return get(id);
    },

    /** Counted from the present end, or from now when the trial is already over. */
    extendTrial: async (who: string, days: number): Promise<OperatedAccount> => {
      const { id, trialEndsAt } = await get(who);
      const from = Math.max(trialEndsAt.getTime(), clock.now().getTime());
      await db.transaction((tx) => updateTrialEnd(tx, id, new Date(from + days * dayMs)));
      securityLog.record('operator_trial_extended', { ownerId: id }, null);
      return get(id);
    },

    /** Null: as the product has it. Holds from the next request on, in every process. */
    setQuota: async (who: string, quota: Quota, limit: number | null): Promise<OperatedAccount> => {
      const { id, quotaOverrides } = await get(who);
      const { [quota]: _, ...others } = quotaOverrides;
      const overrides = limit === null ? others : { ...others, [quota]: limit };
      await db.transaction((tx) => updateQuotaOverrides(tx, id, overrides));
      securityLog.record('operator_limit_changed', { ownerId: id }, null);
      return get(id);
    },

    /** Where it is signed in; looking is written down too. */
    showSessions: async (who: string) => {
      const account = await get(who);
      securityLog.record('operator_sessions_seen', { ownerId: account.id }, null);
      return { account, sessions: await sessions.list({ ownerId: account.id }) };
    },

    /** All of them, or the one that the list calls so. Returns how many there were. */
    endSessions: async (who: string, publicId: string | null): Promise<number> => {
      const { id } = await get(who);
      const ended = await sessions.end({ ownerId: id }, publicId);
      if (ended > 0) securityLog.record('operator_sessions_ended', { ownerId: id }, null);
      return ended;
    },

    /** For an owner whom no mail reaches. */
    makeResetLink: async (who: string, origin: string): Promise<{ link: string; validMinutes: number }> => {
      const account = await get(who);
      if (account.throwAwayAt) throw new Refusal('keep_it_first');
      const made = await accounts.makeResetLink(account.id, origin);
      securityLog.record('operator_reset_shown', { ownerId: account.id }, null);
      return made;
    },

    mailPasswordReset: async (who: string, locale: Locale, origin: string): Promise<OperatedAccount> => {
      const account = await get(who);
      if (account.throwAwayAt) throw new Refusal('keep_it_first');
      await accounts.mailResetLink(account, locale, origin);
      securityLog.record('operator_reset_mailed', { ownerId: account.id }, null);
      return account;
    },

    /** For an owner who has lost the app and every recovery code. */
    endSecondFactor: async (who: string): Promise<OperatedAccount> => {
      const account = await get(who);
      if (!(await secondFactor.endByOperator(account.id))) throw new Refusal('second_factor_off');
      securityLog.record('operator_second_factor_off', { ownerId: account.id }, null);
      return account;
    },

    delete: async (who: string): Promise<OperatedAccount> => {
      const account = await get(who);
      await db.transaction(async (tx) => {
        await endSessionsOf(tx, account.id);
        await deleteUser(tx, account.id);
      });
      return account;
    },
  };
};

export type OperatorService = ReturnType<typeof createOperatorService>;

import type { FastifyBaseLogger } from 'fastify';
import type { Account } from '#core/accounts/accounts.contract.ts';
import { throwAwayEmail } from '#core/accounts/throw-away.ts';
import { dayMs } from '#core/hours/zone-clock.ts';
import type { Locale } from '#core/i18n/locale.ts';
import { Refusal } from '#core/refusal.ts';
import { attendedUntil, firstSimulated, trialBegan } from '#core/sandbox/simulated-pace.ts';
import type { KeepIt } from '#core/sandbox/trial.contract.ts';
import { limits } from '#core/values/limits.ts';
import type { QuotaOverrides } from '#core/values/quotas.ts';
import { requireGoodPassword } from '#server/access/new-password.ts';
import type { OwnId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import { hashPassword } from '#server/access/passwords.ts';
import { endSessionsOf } from '#server/access/sessions.queries.ts';
import { violates } from '#server/db/constraint.ts';
import type { Database } from '#server/db/engine/database.ts';
import { isAccountGone } from '#server/db/is-account-gone.ts';
import type { AccountsService } from '#server/features/accounts/accounts.service.ts';
import { insertDemoRows, readDemoRows } from '#server/features/demo/demo.service.ts';
import { insertOpenShift } from '#server/features/shifts/new-shift.service.ts';
import type { ViewsService } from '#server/features/views/views.service.ts';
import type { RateLimits } from '#server/http/protection/rate-limits.ts';
import { createItemGuard } from '#server/leader/item-guard.ts';
import { logEvents } from '#server/live/event-log.ts';
import type { Clock } from '#server/system/clock.ts';
import { newId } from '#server/system/ids.ts';
import {
  countThrowAways,
  deletePretended,
  extendSimulation,
  findThrowAwayAt,
  hasThrowAwayBefore,
  listThrowAwaysBefore,
  updateToAccount,
} from './trial.queries.ts';

const livesMs = dayMs;

/** At once, in the whole installation: each is a menu, and guests who order. */
const mostThrowAways = 200;

/** Enough to play with, and nothing to store here for free. */
const smallQuotas: QuotaOverrides = {
  menus: 5,
  dishes: 300,
  pictures: 10,
  pictureBytes: 20 * 1024 ** 2,
  ordersPerShift: 300,
  orderBytesPerShift: 1024 ** 2,
};

/** Whoever keeps it in the last moment, by a clock that differs a little, is not deleted. */
const graceMs = 10_000;

type Needs = {
  db: Database;
  clock: Clock;
  rateLimits: RateLimits;
  accounts: AccountsService;
  views: Pick<ViewsService, 'writeNow'>;
  log: Pick<FastifyBaseLogger, 'error'>;
};

export type TrialService = ReturnType<typeof createTrialService>;

/** A trial restaurant: no sign-up, and deleted after a day unless it becomes an account. */
export const createTrialService = ({ db, clock, rateLimits, accounts, views, log }: Needs) => {
  const guard = createItemGuard({ task: 'discard tried restaurants', clock, log });
  const overdueBefore = (): Date => new Date(clock.now().getTime() - graceMs);
  return {
    /** Answers whose session to open. */
    start: async (
      address: string,
      locale: Locale,
    ): Promise<{ userId: OwnId<'account'>; shiftId: string; throwAwayAt: string }> => {
      await rateLimits.consume('tryPerAddress', address);
      const now = clock.now();
      const throwAwayAt = new Date(now.getTime() + livesMs);
      const rows = await readDemoRows({ db, clock }, { email: throwAwayEmail(newId()), locale });
      const [menu] = rows.menus;
      if (!menu) throw new Error('the demo has no menu');
      const opened = await db.transaction(async (tx) => {
        if ((await countThrowAways(tx)) >= mostThrowAways) throw new Refusal('try_later');
        const user = {
          ...rows.user,
          locale,
          throwAwayAt,
          trialEndsAt: throwAwayAt,
          quotaOverrides: smallQuotas,
        };
        const ownerId = await insertDemoRows(tx, { ...rows, user });
        const shift = await insertOpenShift(tx, {
          ownerId,
          menuId: menu.id,
          menuName: menu.name,
          restaurantName: rows.restaurant.name,
          startedAt: trialBegan(now),
          ...firstSimulated('try', now),
        });
        return { userId: ownerId, shiftId: shift.id };
      });
      return { ...opened, throwAwayAt: throwAwayAt.toISOString() };
    },

    /** Viewing the board keeps the simulated guests coming. */
    attend: async (scope: OwnerScope): Promise<{ throwAwayAt: string }> => {
      const throwAwayAt = await findThrowAwayAt(db, scope);
      if (!throwAwayAt) throw new Refusal('not_found');
      await extendSimulation(db, scope, attendedUntil(clock.now()));
      return { throwAwayAt: throwAwayAt.toISOString() };
    },

    /** From now on an account like any other. The shift goes before the account, as an order takes them. */
    keep: async (
      scope: OwnerScope,
      { password, restaurantName, ...person }: KeepIt,
      locale: Locale,
    ): Promise<Account> => {
      const before = await accounts.getAccount(scope);
      if (!before.throwAwayAt) {
        // Pressed twice: the first press did it.
        if (before.email === person.email) return before;
        throw new Refusal('not_found');
      }
      await requireGoodPassword(password, { email: person.email, restaurantName });
      const passwordHash = await hashPassword(password);
      const now = clock.now();
      // What was looked at goes with the rest: it must not be written afterwards.
      await views.writeNow(scope);
      const trialEndsAt = new Date(now.getTime() + limits.trialDays * dayMs);
      try {
        await db.transaction(async (tx) => {
          const open = (await deletePretended(tx, scope)).filter((shift) => shift.endedAt === null);
          const account = { ...person, passwordHash, trialEndsAt, locale };
          if (!(await updateToAccount(tx, scope, account, restaurantName, now)))
            throw new Refusal('not_found');
          await endSessionsOf(tx, scope.ownerId, scope.sessionHash);
          const closed = open.map(({ id }) => ({ kind: 'shift', isOpen: false, shiftId: id }) as const);
          await logEvents(tx, scope.ownerId, ...closed, { kind: 'menu' });
        });
      } catch (error) {
        throw violates(error, 'users_email_unique') ? new Refusal('email_in_use') : error;
      }
      return accounts.getAccount(scope);
    },

    hasOverdue: () => hasThrowAwayBefore(overdueBefore(), guard.resting()),

    /** Those whose day is over, with everything in them; what their sessions opened ends too. */
    discardOverdue: async (): Promise<void> => {
      for (const { id } of await listThrowAwaysBefore(db, overdueBefore(), guard.resting()))
        await guard.run(id, () =>
          accounts.discard(id).catch((error: unknown) => {
            // Another process was faster.
            if (!isAccountGone(error)) throw error;
          }),
        );
    },
  };
};

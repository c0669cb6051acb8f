import type { GuestDataPeriod } from '#core/guest-data/guest-data.contract.ts';
import { type GuestDataMonths, guestDataMonths } from '#core/guest-data/guest-data-months.ts';
import { dayMs } from '#core/hours/zone-clock.ts';
import { Refusal } from '#core/refusal.ts';
import { monthsBefore } from '#core/values/months-before.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import { type Batches, pauseBetween } from '#server/db/batches.ts';
import type { Database } from '#server/db/engine/database.ts';
import { deleteRefusedPhonesOfGuests } from '#server/features/refused-phones/refused-phones.service.ts';
import type { Clock } from '#server/system/clock.ts';
import {
  findGuestDataMonths,
  forgetGuestsOf,
  lockOrdersToForget,
  takeForgettingLock,
  updateGuestDataMonths,
} from './guest-data.queries.ts';

/** Some milliseconds of work: the embedded database does nothing else meanwhile. */
const ordersAtOnce = 50;

export type GuestDataService = ReturnType<typeof createGuestDataService>;

const presentPeriod = (months: GuestDataMonths | null): GuestDataPeriod => {
  if (months === null) throw new Refusal('not_found');
  return { months };
};

export const createGuestDataService = ({ db, clock }: { db: Database; clock: Clock }) => {
  /** How many were forgotten; null when another process is at it. */
  const forgetSome = (months: GuestDataMonths): Promise<number | null> =>
    db.transaction(async (tx) => {
      if (!(await takeForgettingLock(tx))) return null;
      const now = clock.now();
      const due = await lockOrdersToForget(tx, months, monthsBefore(now, months), ordersAtOnce);
      if (due.length === 0) return 0;
      const ids = due.map(({ id }) => id);
      await deleteRefusedPhonesOfGuests(tx, ids);
      // A statement of its own, after the lock: it sees whatever was written to the trail before the lock was had.
      await forgetGuestsOf(
        tx,
        ids,
        // Twice what the event log keeps: its clock is the database's.
        new Date(now.getTime() - 2 * dayMs),
      );
      return due.length;
    });

  return {
    getPeriod: async (scope: OwnerScope): Promise<GuestDataPeriod> =>
      presentPeriod(await findGuestDataMonths(db, scope)),

    setPeriod: async (scope: OwnerScope, months: GuestDataMonths): Promise<GuestDataPeriod> =>
      presentPeriod(await updateGuestDataMonths(db, scope, months)),

    /**
     * Forgets every guest whose time has come, a few orders in each transaction: whatever interrupts it, the next run
     * goes on from there. Gives their number.
     */
    forget: async (batches: Batches = {}) => {
      let forgotten = 0;
      for (const months of guestDataMonths) {
        let some: number | null = ordersAtOnce;
        while (some === ordersAtOnce && !batches.signal?.aborted) {
          some = await forgetSome(months);
          if (some === null) return forgotten;
          forgotten += some;
          // Leaves the database to guests and staff in between.
          if (some === ordersAtOnce) await pauseBetween(batches);
        }
      }
      return forgotten;
    },
  };
};

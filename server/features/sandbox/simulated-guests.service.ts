import type { FastifyBaseLogger } from 'fastify';
import { Refusal } from '#core/refusal.ts';
import { makeUpOrder } from '#core/sandbox/simulated-order.ts';
import { maxSimulatedInTrial, nextSimulatedAt } from '#core/sandbox/simulated-pace.ts';
import { seededRandom } from '#core/values/seeded-random.ts';
import type { Database } from '#server/db/engine/database.ts';
import type { GuestMenuService } from '#server/features/guest-menu/guest-menu.service.ts';
import type { PlacingService } from '#server/features/orders/placing.service.ts';
import { createItemGuard } from '#server/leader/item-guard.ts';
import type { Clock } from '#server/system/clock.ts';
import { listShiftsWithDueGuest, type ShiftWithDueGuest, setNextGuest } from './simulated-guests.queries.ts';

type Needs = {
  db: Database;
  clock: Clock;
  placing: Pick<PlacingService, 'createSimulated'>;
  guestMenu: Pick<GuestMenuService, 'get'>;
  log: Pick<FastifyBaseLogger, 'error'>;
};

/** Simulated guests, for practice and trial. Their orders are placed like all others. */
export const createSimulatedGuests = ({ db, clock, placing, guestMenu, log }: Needs) => {
  const guard = createItemGuard({ task: 'serve simulated guests', clock, log });

  /** Named by its shift and its time: a second process, or this one after a restart, sends the same one again. */
  const tokenOf = ({ id, dueAt }: ShiftWithDueGuest): string => `made-up-${id}-${dueAt.getTime()}`;

  const order = async (shift: ShiftWithDueGuest): Promise<void> => {
    const clientOrderToken = tokenOf(shift);
    const menu = await guestMenu.get(shift.ownerId);
    const made = makeUpOrder(menu, seededRandom(clientOrderToken));
    if (!made) return;
    await placing.createSimulated({ owner: shift.ownerId, clientOrderToken, avoids: [], ...made }, shift.id);
  };

  const serve = async (shift: ShiftWithDueGuest): Promise<void> => {
    const isEnough = !shift.isPractice && shift.lastOrderNumber >= maxSimulatedInTrial;
    if (isEnough) return void (await setNextGuest(db, shift, null));
    // It was sent before, the dish has just run out, or the evening is over: the next guest comes in time.
    await order(shift).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
    const kind = shift.isPractice ? 'practice' : 'try';
    await setNextGuest(db, shift, nextSimulatedAt(kind, clock.now(), seededRandom(`next-${tokenOf(shift)}`)));
  };

  return {
    /** Everyone who is due, once. */
    serveDue: async (): Promise<void> => {
      for (const shift of await listShiftsWithDueGuest(db, clock.now(), guard.resting()))
        await guard.run(shift.id, () => serve(shift));
    },
  };
};

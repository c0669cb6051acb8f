import type { FastifyBaseLogger } from 'fastify';
import { Refusal } from '#core/refusal.ts';
import { makeUpOrder } from '#core/sandbox/simulated-order.ts';
import { before, earlierGuests, maxSimulatedInTrial, nextSimulatedAt } from '#core/sandbox/simulated-pace.ts';
import { seededRandom } from '#core/values/seeded-random.ts';
import type { PublicOwnerId } from '#server/access/own-id.ts';
import type { Database } from '#server/db/engine/database.ts';
import type { GuestMenuService } from '#server/features/guest-menu/guest-menu.service.ts';
import type { PlacingService } from '#server/features/orders/placing.service.ts';
import { createItemGuard } from '#server/leader/item-guard.ts';
import type { Clock } from '#server/system/clock.ts';
import {
  hasDueGuest,
  listShiftsWithDueGuest,
  type ShiftWithDueGuest,
  setNextGuest,
} from './simulated-guests.queries.ts';

type Needs = {
  db: Database;
  clock: Clock;
  placing: Pick<PlacingService, 'createSimulated'>;
  guestMenu: Pick<GuestMenuService, 'get'>;
  log: Pick<FastifyBaseLogger, 'error'>;
};

export type SimulatedGuests = ReturnType<typeof createSimulatedGuests>;

/** Simulated guests, for practice and trial. Their orders are placed like all others. */
export const createSimulatedGuests = ({ db, clock, placing, guestMenu, log }: Needs) => {
  const guard = createItemGuard({ task: 'serve simulated guests', clock, log });

  /** Named by its shift and its time: a second process, or this one after a restart, sends the same one again. */
  const tokenOf = ({ id, dueAt }: ShiftWithDueGuest): string => `made-up-${id}-${dueAt.getTime()}`;

  const order = async (
    { id, ownerId }: Pick<ShiftWithDueGuest, 'id' | 'ownerId'>,
    clientOrderToken: string,
    ...when: [{ at: Date; isApproved: boolean }?]
  ): Promise<void> => {
    const menu = await guestMenu.get(ownerId);
    const made = makeUpOrder(menu, seededRandom(clientOrderToken));
    if (!made) return;
    const dishes = made.dishes.map((line) => ({ ...line, isAllergyNote: false }));
    await placing
      .createSimulated({ owner: ownerId, clientOrderToken, avoids: [], ...made, dishes }, id, ...when)
      // It was sent before, the dish has just run out, or the evening is over: the next guest comes in time.
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
  };

  const serve = async (shift: ShiftWithDueGuest): Promise<void> => {
    const isEnough = !shift.isPractice && shift.lastOrderNumber >= maxSimulatedInTrial;
    if (isEnough) return void (await setNextGuest(db, shift, null));
    await order(shift, tokenOf(shift));
    const kind = shift.isPractice ? 'practice' : 'try';
    await setNextGuest(db, shift, nextSimulatedAt(kind, clock.now(), seededRandom(`next-${tokenOf(shift)}`)));
  };

  return {
    /** Whoever tries an evening comes into its middle. */
    seatEarlierGuests: async (shift: { id: string; ownerId: PublicOwnerId }): Promise<void> => {
      const now = clock.now();
      for (const { minutes, isApproved } of earlierGuests)
        await order(shift, `made-up-${shift.id}-${minutes}-ago`, { at: before(now, minutes), isApproved });
    },

    hasDue: () => hasDueGuest(clock.now(), guard.resting()),

    /** Everyone who is due, once. */
    serveDue: async (): Promise<void> => {
      for (const shift of await listShiftsWithDueGuest(db, clock.now(), guard.resting()))
        await guard.run(shift.id, () => serve(shift));
    },
  };
};

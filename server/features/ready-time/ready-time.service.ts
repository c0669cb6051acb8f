import { canTakeOrders } from '#core/accounts/plans.ts';
import { estimateMinutes, type WaitRange, waitRange } from '#core/ready-time/estimate-minutes.ts';
import type { KitchenLine, KitchenOrder } from '#core/ready-time/kitchen-order.ts';
import { promisedTime } from '#core/ready-time/promised-minutes.ts';
import { Refusal } from '#core/refusal.ts';
import type { PublicOwnerId } from '#server/access/own-id.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import type { Clock } from '#server/system/clock.ts';
import { findOpenKitchen, listKitchenOrders } from './ready-time.queries.ts';

type ProposedFor = {
  id: string;
  shiftId: string;
  createdAt: Date;
  lines: readonly { prepTime: number | null; quantity: number }[];
};

export type ReadyTimeService = ReturnType<typeof createReadyTimeService>;

/** Estimates when orders will be ready, from the pace of the shift. */
export const createReadyTimeService = ({ db, clock }: { db: Database; clock: Clock }) => {
  const readKitchen = async (tx: Database | Transaction, shiftId: string): Promise<KitchenOrder[]> =>
    (await listKitchenOrders(tx, shiftId)).toReversed().map((order) => ({
      ...order,
      createdAt: order.createdAt.getTime(),
      approvedAt: order.approvedAt?.getTime() ?? null,
      readyAt: order.readyAt?.getTime() ?? null,
    }));

  return {
    /** When an order would be ready that is approved now; null when nothing says how long it takes. */
    propose: async (
      tx: Database | Transaction,
      { id, shiftId, createdAt, lines }: ProposedFor,
    ): Promise<Date | null> => {
      const now = clock.now();
      const kitchenLines = lines.map(
        ({ prepTime, quantity }): KitchenLine => ({ prepMinutes: prepTime, quantity }),
      );
      const minutes = estimateMinutes({
        order: { id, createdAt: createdAt.getTime(), lines: kitchenLines },
        orders: await readKitchen(tx, shiftId),
        now: now.getTime(),
      });
      return minutes === null ? null : promisedTime(minutes, now);
    },

    getWait: async (ownerId: PublicOwnerId): Promise<WaitRange | null> => {
      const kitchen = await findOpenKitchen(db, ownerId);
      if (!kitchen) throw new Refusal('not_found');
      if (!kitchen.shiftId || !canTakeOrders(kitchen.plan)) return null;
      return waitRange({ orders: await readKitchen(db, kitchen.shiftId), now: clock.now().getTime() });
    },
  };
};

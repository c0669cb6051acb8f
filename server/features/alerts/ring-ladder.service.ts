import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/db/engine/database.ts';
import { trailOf } from '#server/features/orders/order-trail.service.ts';
import { presentManagedOrder, presentOrderEvent } from '#server/features/orders/orders.presenter.ts';
import { withLines } from '#server/features/orders/orders.service.ts';
import { createItemGuard } from '#server/leader/item-guard.ts';
import { logEventsOfOwners } from '#server/live/event-log.ts';
import type { Clock } from '#server/system/clock.ts';
import { addAllToTrail, listDueIds, lockDueOrders, raiseSteps, type Which } from './ring-ladder.queries.ts';

type Needs = { db: Database; clock: Clock; log: Pick<FastifyBaseLogger, 'error'> };

/** In one transaction; more wait for the next second. */
const atOnce = 200;

/**
 * Climbs the ring ladder for every order that waits: louder, on all screens, with a notice to the guest. A task of the leader; two
 * that meet raise no order twice, because each locks what it raises and finds it raised afterwards.
 */
export const createRingLadder = ({ db, clock, log }: Needs) => {
  const guard = createItemGuard({ task: 'climb the ring ladder', clock, log });

  const raise = (which: Which): Promise<void> =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const due = await lockDueOrders(tx, now, atOnce, which);
      if (due.length === 0) return;
      await raiseSteps(
        tx,
        due.map(({ order, step }) => ({ id: order.id, step })),
      );
      const steps = new Map(due.map(({ order, step }) => [order.id, step]));
      const stored = await withLines(
        tx,
        due.map(({ order }) => order),
      );
      const raised = stored.map((before) => {
        const { order, lines } = before;
        const ringStep = steps.get(order.id) ?? order.ringStep;
        return { before, after: { order: { ...order, ringStep, revision: order.revision + 1 }, lines } };
      });
      await addAllToTrail(
        tx,
        raised.map(({ before, after }) => ({
          ownerId: before.order.ownerId,
          orderId: before.order.id,
          actorId: null,
          action: 'ring',
          ...trailOf(presentManagedOrder(before), presentManagedOrder(after)),
          at: now,
        })),
      );
      await logEventsOfOwners(
        tx,
        raised.map(({ after }) => ({ ownerId: after.order.ownerId, event: presentOrderEvent(after) })),
      );
    });

  return {
    climb: async (): Promise<void> => {
      const which = { except: guard.resting() };
      try {
        await raise(which);
      } catch {
        // One of them is bad, and keeps no other from being heard: each alone. When none can be read, that is thrown.
        for (const id of await listDueIds(db, clock.now(), atOnce, which))
          await guard.run(id, () => raise({ only: id }));
      }
    },
  };
};

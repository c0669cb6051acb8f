import type { FastifyBaseLogger } from 'fastify';
import { anyOf } from '#server/db/conditions.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { presentCallEvent } from '#server/features/calls/calls.presenter.ts';
import { trailOf } from '#server/features/orders/order-trail.service.ts';
import { presentOrderEvent } from '#server/features/orders/orders.presenter.ts';
import { withLines } from '#server/features/orders/orders.service.ts';
import { createItemGuard } from '#server/leader/item-guard.ts';
import { logEventsOfOwners } from '#server/live/event-log.ts';
import type { Clock } from '#server/system/clock.ts';
import { hasDueCall, listDueCallIds, lockDueCalls, raiseCallSteps } from './call-ladder.queries.ts';
import type { Which } from './due-step.queries.ts';
import { addAllToTrail, hasDueOrder, listDueIds, lockDueOrders, raiseSteps } from './ring-ladder.queries.ts';

type Needs = { db: Database; clock: Clock; log: Pick<FastifyBaseLogger, 'error'> };

/** In one transaction; more wait for the next second. */
const atOnce = 200;

/** A way up for one kind of what waits: raises those that are due, and lists them where one of them is bad. */
type Ladder = {
  hasDue: typeof hasDueOrder;
  raise: (tx: Transaction, now: Date, which: Which) => Promise<void>;
  listDue: (db: Database, now: Date, limit: number, which: Which) => Promise<string[]>;
};

const ofOrders: Ladder = {
  hasDue: hasDueOrder,
  listDue: listDueIds,
  raise: async (tx, now, which) => {
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
        ...trailOf('ring', before, after),
        at: now,
      })),
    );
    await logEventsOfOwners(
      tx,
      raised.map(({ after }) => ({ ownerId: after.order.ownerId, event: presentOrderEvent(after) })),
    );
  },
};

const ofCalls: Ladder = {
  hasDue: hasDueCall,
  listDue: listDueCallIds,
  raise: async (tx, now, which) => {
    const due = await lockDueCalls(tx, now, atOnce, which);
    if (due.length === 0) return;
    await raiseCallSteps(
      tx,
      due.map(({ call, step }) => ({ id: call.id, step })),
    );
    await logEventsOfOwners(
      tx,
      due.map(({ call, step }) => ({
        ownerId: call.ownerId,
        event: presentCallEvent({ ...call, ringStep: step, revision: call.revision + 1 }),
      })),
    );
  },
};

/**
 * Climbs the ring ladder for every order and every call of a table that waits: louder, on all screens, with a notice to
 * the guest. A task of the leader; two that meet raise nothing twice, because each locks what it raises and finds it
 * raised afterwards.
 */
export const createRingLadder = ({ db, clock, log }: Needs) => {
  const climber = (task: string, ladder: Ladder) => {
    const guard = createItemGuard({ task, clock, log });
    const climb = (which: Which) => db.transaction((tx) => ladder.raise(tx, clock.now(), which));
    return {
      hasDue: () => ladder.hasDue(clock.now(), { except: guard.resting() }),
      climb: async (): Promise<void> => {
        const which = { except: guard.resting() };
        try {
          await climb(which);
        } catch {
          // One of them is bad, and keeps no other from being heard: each alone. When none can be read, that is thrown.
          for (const id of await ladder.listDue(db, clock.now(), atOnce, which))
            await guard.run(id, () => climb({ only: id }));
        }
      },
    };
  };
  const climbers = [
    climber('climb the ring ladder', ofOrders),
    climber('climb the ring ladder of calls', ofCalls),
  ];

  return {
    hasDue: () => anyOf(climbers.map(({ hasDue }) => hasDue())),

    climb: async (): Promise<void> => {
      // What keeps the orders from being read must not silence the tables.
      const outcomes = await Promise.allSettled(climbers.map(({ climb }) => climb()));
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    },
  };
};

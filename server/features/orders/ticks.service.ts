import { transition } from '#core/orders/order-lifecycle.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { timesAfter } from '#core/orders/order-times.ts';
import { type Tickable, tickLines } from '#core/orders/ticks.ts';
import { Refusal } from '#core/refusal.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Transaction } from '#server/db/engine/database.ts';
import type { Clock } from '#server/system/clock.ts';
import { type LockedOrder, setLineDone } from './order-change.queries.ts';
import type { OrderChanges } from './order-change.service.ts';
import { wasEditedSince } from './order-trail.queries.ts';
import { assertTrailLimit } from './order-trail.service.ts';
import { presentManagedOrder } from './orders.presenter.ts';
import type { LineRow } from './orders.queries.ts';

/** Stores what was ticked and unticked. */
export const saveTicks = async (
  tx: Transaction,
  { order, lines }: LockedOrder,
  dishes: readonly Tickable[],
): Promise<LineRow[]> => {
  const after = lines.map((line, index) => {
    const doneAt = dishes[index]?.doneAt;
    return { ...line, doneAt: doneAt ? new Date(doneAt) : null };
  });
  const changed = after.filter(({ doneAt }, index) => doneAt?.getTime() !== lines[index]?.doneAt?.getTime());
  for (const line of changed) await setLineDone(tx, order.id, line);
  return after;
};

export const createTicks = ({ clock, change }: { clock: Clock; change: OrderChanges['change'] }) => ({
  /** Ticks lines as done, or unticks them. The order is ready when none is left. */
  tick: (
    scope: OwnerScope,
    orderId: string,
    { lines: wanted, done, revision }: { lines: readonly number[]; done: boolean; revision: number },
  ): Promise<ManagedOrder> =>
    change(scope, orderId, async (tx, locked) => {
      const { order } = locked;
      const current = { order: presentManagedOrder(locked) };
      if (await wasEditedSince(tx, order, revision))
        throw new Refusal<'tickLines'>('changed_meanwhile', current);
      const now = clock.now();
      const outcome = tickLines(current.order, wanted, done ? now.toISOString() : null);
      if (outcome.kind === 'illegal') throw new Refusal('illegal_move', current);
      if (outcome.kind === 'unchanged') return null;
      assertTrailLimit(locked);
      const lines = await saveTicks(tx, locked, outcome.dishes);
      const step = outcome.patch && transition(order, outcome.patch);
      if (step?.kind !== 'moved') return { change: {}, lines, action: done ? 'tick' : 'untick' };
      return { change: { ...step.next, ...timesAfter(order, step.next, now) }, lines, action: step.move };
    }),
});

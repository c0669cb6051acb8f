import { type Move, type OrderPatch, type OrderState, patchFor } from './order-lifecycle.ts';

/*
 * Lines are ticked one by one, by whoever makes them. An order that is past 'in process' has none left to make, ticked or
 * not: 'ready', pressed for the whole order, ticks nothing, so undoing it leaves the ticks as they were.
 */
export type Tickable = { readonly doneAt?: string | null | undefined };
type TickedOrder<Line extends Tickable> = OrderState & { readonly dishes: readonly Line[] };

export type TickOutcome<Line> =
  /** With `patch` the order is ready by it. */
  | { kind: 'ticked'; dishes: Line[]; patch: OrderPatch | null }
  /** Repeated, or a colleague was faster. */
  | { kind: 'unchanged' }
  | { kind: 'illegal' };

const lastTickMove: Move = 'markReady';

/** What becomes of an order when these of its lines are ticked, or unticked, at this moment. */
export const tickLines = <Line extends Tickable>(
  order: TickedOrder<Line>,
  lines: readonly number[],
  doneAt: string | null,
): TickOutcome<Line> => {
  const { status, rejected, dishes } = order;
  if (!lines.every((line) => line in dishes)) return { kind: 'illegal' };
  if (status !== 'inProcess') {
    const isReady = status !== 'waitingApproval' && !rejected;
    return { kind: isReady && doneAt ? 'unchanged' : 'illegal' };
  }
  const changed = new Set(lines.filter((line) => !dishes[line]?.doneAt === Boolean(doneAt)));
  if (changed.size === 0) return { kind: 'unchanged' };
  const after = dishes.map((line, index) =>
    changed.has(index) ? { ...line, doneAt: doneAt ?? undefined } : line,
  );
  const isLast = after.every((line) => line.doneAt);
  return { kind: 'ticked', dishes: after, patch: isLast ? patchFor(order, lastTickMove) : null };
};

/** The lines of an order that became ready at a moment, as they were before: those that were ticked last are open again. */
export const beforeReady = <Line extends Tickable>(dishes: readonly Line[], readyAt: string | null): Line[] =>
  dishes.map((line) => (readyAt && line.doneAt === readyAt ? { ...line, doneAt: undefined } : line));

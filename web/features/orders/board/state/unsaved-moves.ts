import type { OrderPatch } from '#core/orders/order-lifecycle.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { beforeReady, tickLines } from '#core/orders/ticks.ts';
import { promisedTime } from '#core/ready-time/promised-minutes.ts';
import { groupBy } from '#web/lib/outbox/group-by.ts';
import type { DisplayedPatch, OrderIntent } from '#web/lib/outbox/intent.ts';
import type { Unsaved } from '#web/lib/outbox/use-outbox.ts';

export type UnsavedMove = Unsaved<OrderIntent>;
/** By order: its unsaved moves. */
export type UnsavedMoves = ReadonlyMap<string, readonly UnsavedMove[]>;

export const byOrder = (unsaved: readonly UnsavedMove[]): UnsavedMoves =>
  groupBy(unsaved, ({ entry }) => entry.intent.orderId);

const promisedFrom = (pressedAt: number, minutes: number): string =>
  promisedTime(minutes, new Date(pressedAt)).toISOString();

/** Estimated here, until the server's answer brings its own. */
const displayedTimes = (
  order: ManagedOrder,
  patch: OrderPatch,
  pressedAt: number,
  promisedMinutes?: number,
): DisplayedPatch => {
  const now = new Date(pressedAt).toISOString();
  if (patch.status === 'inProcess' && order.status === 'waitingApproval') {
    return {
      approvedAt: now,
      ...(promisedMinutes && { promisedAt: promisedFrom(pressedAt, promisedMinutes) }),
    };
  }
  return order.status === 'inProcess' && patch.status !== 'inProcess' ? { readyAt: now } : {};
};

/** Like a move: with the last line the order is ready. */
const ticked = (order: ManagedOrder, lines: readonly number[], done: boolean, pressedAt: number) => {
  const doneAt = new Date(pressedAt).toISOString();
  const outcome = tickLines(order, lines, done ? doneAt : null);
  if (outcome.kind !== 'ticked') return {};
  const { dishes, patch } = outcome;
  return { dishes, ...(patch && { ...patch, readyAt: doneAt }) };
};

const displayedPatch = (
  order: ManagedOrder,
  { intent, at }: UnsavedMove['entry'],
): DisplayedPatch & Partial<Pick<ManagedOrder, 'dishes'>> => {
  switch (intent.kind) {
    case 'move':
      return { ...intent.patch, ...displayedTimes(order, intent.patch, at, intent.promisedMinutes) };
    case 'promise':
      return { promisedAt: promisedFrom(at, intent.promisedMinutes) };
    case 'tick':
      return ticked(order, intent.lines, intent.done, at);
    case 'undo':
      return intent.patch.status === 'inProcess'
        ? { ...intent.patch, dishes: beforeReady(order.dishes, order.readyAt) }
        : intent.patch;
  }
};

/** The server's copy with pending moves applied. Refused ones are not: they did not happen. */
export const withUnsaved = (order: ManagedOrder, unsaved: readonly UnsavedMove[]): ManagedOrder =>
  unsaved
    .filter(({ entry }) => entry.state !== 'refused')
    .reduce((displayed, { entry }) => Object.assign(displayed, displayedPatch(displayed, entry)), {
      ...order,
    });

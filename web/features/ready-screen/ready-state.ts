import type { ReadyEvent } from '#core/live/live-events.ts';
import type { ReadyOrder, ReadySnapshot } from '#core/ready-screen/ready-screen.contract.ts';
import { fetchedWithinMs } from '#core/ready-screen/ready-stage.ts';
import { needsSnapshot } from '#web/lib/live/live-resource.ts';

export type DisplayedOrder = ReadyOrder & {
  /** When it became ready before the eyes of this screen. */
  readonly readyAt: number | null;
  /** When it leaves by itself. */
  readonly leavesAt: number | null;
};
export type ReadyState = {
  readonly restaurantName: string;
  readonly orders: Readonly<Record<string, DisplayedOrder>>;
  readonly isLoaded: boolean;
  /** The address is not in use any more. */
  readonly isGone: boolean;
};
export const emptyReadyState: ReadyState = { restaurantName: '', orders: {}, isLoaded: false, isGone: false };

/** How long a number that has just become ready stands out. */
export const newForMs = 12_000;

/** An order as it arrived, beside what this screen knew of it. */
const placed = (known: DisplayedOrder | undefined, order: ReadyOrder, now: number): DisplayedOrder => {
  const wasMaking = known?.stage === 'making';
  // Paid before it was made: it is still to be fetched.
  if (order.stage === 'done' && wasMaking) {
    return { ...order, stage: 'ready', readyAt: now, leavesAt: now + fetchedWithinMs };
  }
  // Fetched and paid; or it was said once more that it is ready.
  if (order.stage === 'done') return { ...order, stage: 'gone', readyAt: null, leavesAt: null };
  const isNew = order.stage === 'ready' && known?.stage !== 'ready';
  return { ...order, readyAt: isNew ? now : (known?.readyAt ?? null), leavesAt: null };
};

export const applyReadySnapshot = (
  state: ReadyState,
  { restaurantName, orders }: ReadySnapshot,
  atRequest: ReadyState,
  now: number,
): ReadyState => {
  const fresh = orders.map(({ leavesInMs, ...order }): [string, DisplayedOrder] => {
    const known = state.orders[order._id];
    if (known && known.revision > order.revision) return [order._id, known];
    const isNew = state.isLoaded && order.stage === 'ready' && known?.stage !== 'ready';
    const readyAt = isNew ? now : (known?.readyAt ?? null);
    return [order._id, { ...order, readyAt, leavesAt: leavesInMs === undefined ? null : now + leavesInMs }];
  });
  // What has arrived since the request is newer than the list.
  const since = Object.entries(state.orders).filter(([id, order]) => atRequest.orders[id] !== order);
  return { restaurantName, isLoaded: true, isGone: false, orders: Object.fromEntries([...since, ...fresh]) };
};

export const applyReadyEvent = (state: ReadyState, event: ReadyEvent, now: number) => {
  if (event.kind === 'shift') return needsSnapshot;
  const id = event.kind === 'order' ? event.order._id : event.orderId;
  const known = state.orders[id];
  if (event.kind === 'order-deleted') {
    if (!known) return state;
    const gone: DisplayedOrder = { ...known, stage: 'gone', revision: event.revision };
    return { ...state, orders: { ...state.orders, [id]: gone } };
  }
  if (known && known.revision >= event.order.revision) return state;
  return { ...state, orders: { ...state.orders, [id]: placed(known, event.order, now) } };
};

const isHere = ({ leavesAt }: DisplayedOrder, now: number): boolean => leavesAt === null || leavesAt > now;

/** The numbers of one stage, smallest first. */
export const ordersIn = (state: ReadyState, stage: 'making' | 'ready', now: number): DisplayedOrder[] =>
  Object.values(state.orders)
    .filter((order) => order.stage === stage && isHere(order, now))
    .sort((a, b) => a.number - b.number);

export const isNewlyReady = ({ readyAt }: DisplayedOrder, now: number): boolean =>
  readyAt !== null && now - readyAt < newForMs;

import { louderStep } from '#core/alerts/ring-ladder.ts';
import { isUnfinished } from '#core/orders/order-lifecycle.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';

export type AlarmOrder = Pick<
  ManagedOrder,
  | '_id'
  | 'displayOrderNumber'
  | 'status'
  | 'service'
  | 'autoAccepted'
  | 'ringStep'
  | 'withdrawn'
  | 'guestChange'
>;
/** The board at one moment; `deletedIds` are those reported as deleted, not those that merely are no longer listed. */
export type BoardMoment = { orders: readonly AlarmOrder[]; deletedIds: ReadonlySet<string> };
export type BoardNews = {
  arrived: AlarmOrder[];
  cancelled: AlarmOrder[];
  /** Cancelled and changed by their guests. */
  withdrawn: AlarmOrder[];
  changed: AlarmOrder[];
};

/** How long an order stays silent after someone opened it and did nothing. */
export const quietMs = 60_000;

const isWaiting = (order: AlarmOrder | undefined): boolean => order?.status === 'waitingApproval';

export const waitingOrders = <Order extends AlarmOrder>(orders: readonly Order[]): Order[] =>
  orders.filter(isWaiting);

/** Nobody has to answer it, but somebody has to hear of it. */
const approvedItself = (order: AlarmOrder): boolean => order.autoAccepted && order.status === 'inProcess';

/**
 * What is new since the last look. `heard` are the orders that were announced before: a screen that was away and
 * reads everything again must not announce them once more.
 */
export const newsSince = (
  before: BoardMoment | null,
  now: BoardMoment,
  heard: ReadonlySet<string>,
): BoardNews => {
  if (!before) return { arrived: [], cancelled: [], withdrawn: [], changed: [] };
  const known = new Map(before.orders.map((order) => [order._id, order]));
  const here = new Set(now.orders.map((order) => order._id));
  const shiftGoesOn = (service: string) => now.orders.some((order) => order.service === service);
  return {
    arrived: now.orders.filter(
      (order) => (order.status === 'waitingApproval' || approvedItself(order)) && !heard.has(order._id),
    ),
    // A board that empties because the shift ended has lost no order.
    cancelled: before.orders.filter(
      (order) =>
        isUnfinished(order) &&
        !here.has(order._id) &&
        (now.deletedIds.has(order._id) || shiftGoesOn(order.service)),
    ),
    withdrawn: now.orders.filter(({ _id, withdrawn }) => withdrawn && isWaiting(known.get(_id))),
    changed: now.orders.filter(
      (order) =>
        isWaiting(order) &&
        order.guestChange &&
        known.has(order._id) &&
        JSON.stringify(order.guestChange) !== JSON.stringify(known.get(order._id)?.guestChange),
    ),
  };
};

/** What rings does so until someone acts on it; what was opened rests for a while and then rings again. */
export const withoutQuiet = <Cause extends { readonly _id: string }>(
  causes: readonly Cause[],
  quietUntil: Readonly<Record<string, number>>,
  now: number,
): Cause[] => causes.filter(({ _id }) => (quietUntil[_id] ?? 0) <= now);

export const ringingOrders = (
  orders: readonly AlarmOrder[],
  quietUntil: Readonly<Record<string, number>>,
  now: number,
): AlarmOrder[] => withoutQuiet(waitingOrders(orders), quietUntil, now);

/** Whether one of them has waited for so long that it rings louder, and more often. */
export const isOverdue = (ringing: readonly Pick<AlarmOrder, 'ringStep'>[]): boolean =>
  ringing.some((each) => each.ringStep >= louderStep);

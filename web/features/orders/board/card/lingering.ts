import { type BoardOrder, inOrderOfArrival } from '../state/board-state.ts';

export type PlacedOrder = { order: BoardOrder; isLeaving: boolean };

const idsOf = (orders: readonly BoardOrder[]): Set<string> => new Set(orders.map((order) => order._id));

/** Orders that were here and no longer are, with those still fading; none that came back. */
export const leavingAfter = (
  before: readonly BoardOrder[],
  fading: readonly BoardOrder[],
  now: readonly BoardOrder[],
): BoardOrder[] => {
  const here = idsOf(now);
  const known = idsOf(fading);
  return [...fading, ...before.filter((order) => !known.has(order._id))].filter(
    (order) => !here.has(order._id),
  );
};

export const haveSameOrders = (a: readonly BoardOrder[], b: readonly BoardOrder[]): boolean =>
  a.length === b.length && a.every((order, place) => order._id === b[place]?._id);

/** All in their old places. */
export const place = (orders: readonly BoardOrder[], leaving: readonly BoardOrder[]): PlacedOrder[] =>
  [
    ...orders.map((order) => ({ order, isLeaving: false })),
    ...leaving.map((order) => ({ order, isLeaving: true })),
  ].sort((a, b) => inOrderOfArrival(a.order, b.order));

import { minuteMs } from '../hours/zone-clock.ts';
import type { KitchenLine, KitchenOrder } from './kitchen-order.ts';

/*
 * How fast a kitchen is: what its latest orders took, for each minute that the menu gives their slowest dish. The queue needs
 * no account of its own: where much waits, the latest orders took longer too.
 */

/** As many finished orders as say how fast the kitchen is now. */
const ordersCounted = 20;
/** So many of them would have been ready in time. With the rounding up it is about three of four. */
const onTimeShare = 0.55;
/** A kitchen without finished orders is as fast as the menu says: as if it had made one order at that pace. */
const asTheMenuSays = 1;
/** Where neither this dish nor any other of the shift has minutes. */
const usualPrepMinutes = 12;
/** Longer than this nobody cooks: it was ready, and nobody pressed the button. */
const longestMinutes = 120;

/** The smallest value that so large a part of them lies at or below. */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(part * values.length) - 1)] ?? 0;

const slowestOf = (lines: readonly KitchenLine[], prepMinutes: number): number =>
  Math.max(1, ...lines.map((line) => line.prepMinutes ?? prepMinutes));

/** Approved orders with how long they took, those that are ready in the order in which they were; the others until now. */
type Made = { readonly order: KitchenOrder; readonly took: number };
export const madeOrders = (orders: readonly KitchenOrder[], now: number) => {
  const madeUntil = (order: KitchenOrder, end: number): Made[] => {
    const took = (end - (order.approvedAt ?? order.createdAt)) / minuteMs;
    return took > 0 && took <= longestMinutes ? [{ order, took }] : [];
  };
  return {
    finished: orders
      .filter(({ approvedAt, readyAt }) => approvedAt !== null && readyAt !== null)
      .toSorted((one, other) => (one.readyAt ?? 0) - (other.readyAt ?? 0))
      .flatMap((order) => madeUntil(order, order.readyAt ?? now)),
    unfinished: orders
      .filter(({ status }) => status === 'inProcess')
      .flatMap((order) => madeUntil(order, now)),
  };
};

/** The pace of the shift so far: how many minutes an order is likely to take, and from how many finished orders. */
export const readPace = (orders: readonly KitchenOrder[], now: number) => {
  const known = orders.flatMap(({ lines }) => lines).flatMap(({ prepMinutes }) => prepMinutes ?? []);
  const prepMinutes = known.length > 0 ? quantile(known, 0.5) : usualPrepMinutes;
  const ratioOf = ({ order, took }: Made): number => took / slowestOf(order.lines, prepMinutes);
  const { finished, unfinished } = madeOrders(orders, now);
  const ratios = [...finished.slice(-ordersCounted).map(ratioOf), asTheMenuSays];
  const soFar = quantile(ratios, onTimeShare);
  // What should be ready by now and is not says already that the kitchen is slower than that.
  const overdue = unfinished.map(ratioOf).filter((ratio) => ratio > soFar);
  const slowness = quantile([...ratios, ...overdue], onTimeShare);
  return {
    seen: finished.length,
    likelyMinutes: (lines: readonly KitchenLine[]): number => slowness * slowestOf(lines, prepMinutes),
  };
};

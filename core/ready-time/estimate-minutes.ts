import { minuteMs } from '../hours/zone-clock.ts';
import { type KitchenOrder, latestOrders, type RequestedOrder } from './kitchen-order.ts';
import { madeOrders, quantile, readPace } from './kitchen-pace.ts';
import { readyTimeStep, stepDown, stepUp, within } from './promised-minutes.ts';

/** What is proposed; for longer than that a person should decide. */
const longestProposal = 120;
/** Without prep times on the menu, this many finished orders are needed. */
const enoughToPropose = 3;
/** The estimate before ordering must not depend on one slow table. */
const enoughToTell = 5;
/** What was finished longer ago than this says nothing about now. */
const staleMinutes = 90;
/** Of the latest orders a quarter was faster than the displayed range, and few were slower. */
const [fewFaster, mostFaster] = [0.25, 0.85];
/** From the last dish until somebody says that the order is ready. */
const spareMinutes = 1.5;

type Shift = {
  /** Of this shift, in the order of their numbers; the order in question may be among them. */
  readonly orders: readonly KitchenOrder[];
  /** Milliseconds. */
  readonly now: number;
};

/**
 * The minutes to promise for an order that is approved now, in steps of five; null when nothing says how long it takes:
 * neither the menu nor this shift. How fast the kitchen is, is read once for all orders that are asked about: a full
 * board has dozens.
 */
export const createEstimate = ({ orders, now }: Shift): ((order: RequestedOrder) => number | null) => {
  const pace = readPace(orders.slice(-latestOrders), now);
  return (order) => {
    const hasPrepTimes = order.lines.some((line) => line.prepMinutes !== null);
    if (!hasPrepTimes && pace.seen < enoughToPropose) return null;
    return within(stepUp(pace.likelyMinutes(order.lines) + spareMinutes), longestProposal);
  };
};

/** For one order. */
export const estimateMinutes = ({
  order,
  ...shift
}: Shift & { readonly order: RequestedOrder }): number | null => createEstimate(shift)(order);

export type WaitRange = { readonly from: number; readonly to: number };

/** What a guest who orders now will wait, from sending until it is ready; null while there are too few orders to tell. */
export const waitRange = ({ orders, now }: Shift): WaitRange | null => {
  const { finished, unfinished } = madeOrders(orders.slice(-latestOrders), now);
  const waitOf = ({ order, took }: (typeof finished)[number]): number =>
    took + ((order.approvedAt ?? order.createdAt) - order.createdAt) / minuteMs;
  const waits = finished
    .slice(-enoughToTell)
    .filter(({ order }) => (order.readyAt ?? 0) >= now - staleMinutes * minuteMs)
    .map(waitOf);
  if (waits.length < enoughToTell) return null;
  // Whoever waits for longer than the fastest of them did says how it is now.
  waits.push(...unfinished.map(waitOf).filter((wait) => wait > Math.min(...waits)));
  const from = within(stepDown(quantile(waits, fewFaster)), longestProposal);
  return { from, to: Math.max(from + readyTimeStep, stepUp(quantile(waits, mostFaster))) };
};

import { minuteMs } from '../hours/zone-clock.ts';
import { type KitchenOrder, latestOrders, type RequestedOrder } from './kitchen-order.ts';
import { demandOf, likelyMinutes, quantile, readPace, startedAt } from './kitchen-pace.ts';
import { readyTimeStep, stepDown, stepUp, within } from './promised-minutes.ts';

/** What is proposed; for longer than that a person should decide. */
const longestProposal = 120;
/** Without minutes on the menu, so many finished orders are a basis. */
const enoughToPropose = 3;
/** What a guest is told before ordering must not hang on one slow table. */
const enoughToTell = 5;
/** What was finished longer ago than this says nothing about now. */
const staleMinutes = 90;
/** A guest is told what the middle half of the latest orders would take now. */
const [fewFaster, mostFaster] = [0.25, 0.75];

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
  const latest = orders.slice(-latestOrders);
  const pace = readPace(latest, now);
  return (order) => {
    const isTold = order.lines.some((line) => line.prepMinutes !== null);
    if (!isTold && pace.seen < enoughToPropose) return null;
    const likely = likelyMinutes(pace, demandOf(order, latest, now, pace.prepMinutes));
    return within(stepUp(likely + pace.spareMinutes), longestProposal);
  };
};

/** For one order. */
export const estimateMinutes = ({
  order,
  ...shift
}: Shift & { readonly order: RequestedOrder }): number | null => createEstimate(shift)(order);

export type WaitRange = { readonly from: number; readonly to: number };

/** What a guest who orders now will wait, from sending until it is ready; null when the shift has not shown enough. */
export const waitRange = ({ orders, now }: Shift): WaitRange | null => {
  const latest = orders.slice(-latestOrders);
  const pace = readPace(latest, now);
  const likely = (order: RequestedOrder, moment: number): number =>
    likelyMinutes(pace, demandOf(order, latest, moment, pace.prepMinutes));
  // What each of the latest would take if it came now, behind all that are here, and as much slower or faster as it was.
  const waits = latest.flatMap((order) => {
    const { approvedAt, readyAt, createdAt } = order;
    if (approvedAt === null || readyAt === null || readyAt < now - staleMinutes * minuteMs) return [];
    const waited = (readyAt - createdAt) / minuteMs;
    const difference = likely({ ...order, id: '', createdAt: now }, now) - likely(order, startedAt(order));
    return { value: waited + difference, weight: 1 };
  });
  if (waits.length < enoughToTell) return null;
  const from = within(stepDown(quantile(waits, fewFaster)), longestProposal);
  return { from, to: Math.max(from + readyTimeStep, stepUp(quantile(waits, mostFaster))) };
};

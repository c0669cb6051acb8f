import type { OrderState } from './order-lifecycle.ts';

/** When the kitchen started on an order, when it is due, and when it was ready. */
export type OrderTimes = {
  readonly approvedAt: Date | null;
  readonly promisedAt: Date | null;
  readonly readyAt: Date | null;
};

/**
 * The times of an order that has just reached the state `next`, from any state, forwards or back. Each is set when it is
 * first true and cleared when it no longer is. A rejected order keeps its times: it never became ready.
 */
export const timesAfter = (
  { approvedAt, promisedAt, readyAt }: OrderTimes,
  { status, rejected }: Pick<OrderState, 'status' | 'rejected'>,
  now: Date,
): OrderTimes => {
  if (status === 'waitingApproval') return { approvedAt: null, promisedAt: null, readyAt: null };
  if (status === 'inProcess') return { approvedAt: approvedAt ?? now, promisedAt, readyAt: null };
  return { approvedAt, promisedAt, readyAt: rejected ? readyAt : (readyAt ?? now) };
};

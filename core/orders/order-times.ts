import type { OrderState } from './order-lifecycle.ts';

/** When the kitchen began with an order, when it is promised, and when it was ready. */
export type OrderTimes = {
  readonly approvedAt: Date | null;
  readonly promisedAt: Date | null;
  readonly readyAt: Date | null;
};

/**
 * The times of an order that has just become what `next` says: from whichever state, forwards or back. Each is noted when
 * it is first true and gone when it is no longer. What was rejected keeps what it had: it never became ready.
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

import { type Agorot, agorot } from '../values/money.ts';
import { type OrderState, patchFor } from './order-lifecycle.ts';

/** An order with what was paid for it so far. */
export type PayableOrder = OrderState & { readonly total: Agorot; readonly paid: Agorot };

/** What it costs its guest: nothing once it is rejected or cancelled. */
export const dueOf = ({ rejected, total }: Pick<PayableOrder, 'rejected' | 'total'>): Agorot =>
  rejected ? agorot(0) : total;

/**
 * What may still be taken. Before somebody approves it nothing is owed: it may yet be rejected, or changed by its guest.
 * One that counts as paid owes nothing, whatever was stored of its payments: older versions stored none.
 */
export const owedOf = (order: PayableOrder): Agorot =>
  order.isPaid || order.status === 'waitingApproval'
    ? agorot(0)
    : agorot(Math.max(0, dueOf(order) - order.paid));

/** What was paid for it beyond what it costs now. */
export const toGiveBackOf = (order: PayableOrder): Agorot => agorot(Math.max(0, order.paid - dueOf(order)));

/**
 * The state of an order whose payments or total have changed. One that is covered is paid, as by the lifecycle's own
 * moves; one that no longer is waits for payment again, if it was done. What is not approved, or was rejected, stays where it is.
 */
export const settled = (order: PayableOrder): OrderState => {
  const { status, isPaid, rejected, total, paid } = order;
  const state = { status, isPaid, rejected };
  if (status === 'waitingApproval') return state;
  const isCovered = paid >= total;
  if (isPaid === isCovered) return state;
  if (rejected) return { ...state, isPaid: isPaid && isCovered };
  if (isCovered) return { ...state, ...(patchFor(state, 'markPaid') ?? patchFor(state, 'confirmPaid')) };
  return { ...state, isPaid: false, status: status === 'done' ? 'waitingPayment' : status };
};

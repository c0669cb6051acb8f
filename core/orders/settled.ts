import { type OrderState, patchFor } from './order-lifecycle.ts';
import type { PayableOrder } from './statement.ts';

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

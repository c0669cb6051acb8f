import type { GuestOrder } from '#core/orders/order-shape.ts';
import { orderTexts } from '../texts/order.texts.ts';
import { orderPageTexts } from './order-page.texts.ts';

type TrackedStage = Pick<
  GuestOrder,
  'status' | 'rejected' | 'cancelled' | 'withdrawn' | 'unseen' | 'tableNumber' | 'held'
>;

const hints = {
  waitingApproval: orderPageTexts.waitingApprovalHint,
  inProcess: orderPageTexts.inProcessHint,
  waitingPayment: orderPageTexts.waitingPaymentHint,
  done: orderPageTexts.doneHint,
} as const;
export const stageHint = (order: TrackedStage) => {
  const { status, rejected, cancelled, withdrawn, unseen, tableNumber, held } = order;
  if (withdrawn) return orderPageTexts.withdrawnHint;
  if (held) return orderTexts.heldHint;
  if (unseen) return orderPageTexts.unseenHint;
  if (cancelled) return orderPageTexts.cancelledHint;
  if (rejected) return orderPageTexts.rejectedHint;
  const isReadyAtTable = status === 'waitingPayment' && tableNumber !== null;
  return isReadyAtTable ? orderPageTexts.readyAtTableHint : hints[status];
};

import type { GuestOrder } from '#core/orders/order-shape.ts';
import { orderTexts } from '../texts/order.texts.ts';
import { changeTexts } from './changing/change.texts.ts';

type Stage = Pick<GuestOrder, 'status' | 'rejected' | 'cancelled' | 'withdrawn'>;
type TrackedStage = Stage & Pick<GuestOrder, 'unseen' | 'tableNumber' | 'held'>;

export const stageText = ({ status, rejected, cancelled, withdrawn }: Stage) => {
  if (withdrawn) return changeTexts.withdrawn;
  if (cancelled) return orderTexts.cancelled;
  return rejected ? orderTexts.rejected : orderTexts[status];
};

const hints = {
  waitingApproval: orderTexts.waitingApprovalHint,
  inProcess: orderTexts.inProcessHint,
  waitingPayment: orderTexts.waitingPaymentHint,
  done: orderTexts.doneHint,
} as const;
export const stageHint = (order: TrackedStage) => {
  const { status, rejected, cancelled, withdrawn, unseen, tableNumber, held } = order;
  if (withdrawn) return changeTexts.withdrawnHint;
  if (held) return orderTexts.heldHint;
  if (unseen) return orderTexts.unseenHint;
  if (cancelled) return orderTexts.cancelledHint;
  if (rejected) return orderTexts.rejectedHint;
  const isReadyAtTable = status === 'waitingPayment' && tableNumber !== null;
  return isReadyAtTable ? orderTexts.readyAtTableHint : hints[status];
};

/** Of two copies of an order the one with the higher revision is newer; answers may arrive out of order. */
export const newerOf = (known: GuestOrder | null, arrived: GuestOrder): GuestOrder =>
  known && known._id === arrived._id && known.revision > arrived.revision ? known : arrived;

import type { GuestOrder } from '#core/orders/order-shape.ts';
import { orderTexts } from '../texts/order.texts.ts';
import { changeTexts } from './changing/change.texts.ts';

type Stage = Pick<GuestOrder, 'status' | 'rejected' | 'cancelled' | 'withdrawn'>;

export const stageText = ({ status, rejected, cancelled, withdrawn }: Stage) => {
  if (withdrawn) return changeTexts.withdrawn;
  if (cancelled) return orderTexts.cancelled;
  return rejected ? orderTexts.rejected : orderTexts[status];
};

/** Of two copies of an order the one with the higher revision is newer; answers may arrive out of order. */
export const newerOf = (known: GuestOrder | null, arrived: GuestOrder): GuestOrder =>
  known && known._id === arrived._id && known.revision > arrived.revision ? known : arrived;

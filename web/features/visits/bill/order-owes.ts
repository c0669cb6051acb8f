import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { type Agorot, agorot, toAgorot } from '#core/values/money.ts';

type Payable = Pick<ManagedOrder, 'status' | 'rejected' | 'isPaid' | 'totalPrice' | 'paid'>;

/** What was paid for it so far. */
export const paidOf = ({ isPaid, totalPrice, paid }: Payable): Agorot =>
  toAgorot(paid ?? (isPaid ? totalPrice : 0));

/** What may be taken for it now: nothing before it is approved, and nothing once it is rejected. */
export const owedOf = (order: Payable): Agorot =>
  order.isPaid || order.rejected || order.status === 'waitingApproval'
    ? agorot(0)
    : agorot(Math.max(0, toAgorot(order.totalPrice) - paidOf(order)));

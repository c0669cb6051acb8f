import {
  owedOf as owedOfPayable,
  type PayableOrder,
  toGiveBackOf as toGiveBackOfPayable,
} from '#core/orders/order-money.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { type Agorot, toAgorot } from '#core/values/money.ts';

type Payable = Pick<ManagedOrder, 'status' | 'rejected' | 'isPaid' | 'totalPrice' | 'paid'>;

/** As it travels, its total and what was paid are in shekels, and a payment in full is not named. */
export const payable = ({ status, rejected, isPaid, totalPrice, paid }: Payable): PayableOrder => ({
  status,
  rejected,
  isPaid,
  total: toAgorot(totalPrice),
  paid: toAgorot(paid ?? (isPaid ? totalPrice : 0)),
});

export const paidOf = (order: Payable): Agorot => payable(order).paid;
export const owedOf = (order: Payable): Agorot => owedOfPayable(payable(order));
export const toGiveBackOf = (order: Payable): Agorot => toGiveBackOfPayable(payable(order));

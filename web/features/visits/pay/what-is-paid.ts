import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { limits } from '#core/values/limits.ts';
import { type Agorot, addAgorot, agorot, toAgorot } from '#core/values/money.ts';
import { owedOf } from '#web/lib/money/order-owes.ts';

export const payModes = ['all', 'split', 'orders', 'amount'] as const;
export type PayMode = (typeof payModes)[number];

export const owingOrders = (orders: readonly ManagedOrder[]): ManagedOrder[] =>
  orders.filter((order) => owedOf(order) > 0).slice(0, limits.ordersPerPayment);

export const owedOfAll = (orders: readonly ManagedOrder[]): Agorot => addAgorot(...orders.map(owedOf));

/** What was typed as an amount: null while it is none. */
export const typedAmount = (typed: string): Agorot | null => {
  const amount = Number(typed.trim().replace(',', '.') || Number.NaN);
  return amount > 0 && amount <= limits.paymentShekels ? agorot(Math.max(1, toAgorot(amount))) : null;
};

import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { addStatements } from '#core/orders/statement.ts';
import { limits } from '#core/values/limits.ts';
import { type Agorot, agorot, toAgorot } from '#core/values/money.ts';
import { statementOfOrder } from '#web/lib/money/statements.ts';

export const payModes = ['all', 'split', 'orders', 'amount'] as const;
export type PayMode = (typeof payModes)[number];

export const owingOrders = (orders: readonly ManagedOrder[]): ManagedOrder[] =>
  orders.filter((order) => statementOfOrder(order).owed > 0).slice(0, limits.ordersPerPayment);

export const owedOfAll = (orders: readonly ManagedOrder[]): Agorot =>
  addStatements(orders.map(statementOfOrder)).owed;

/** What was typed as an amount: null while it is none. */
export const typedAmount = (typed: string): Agorot | null => {
  const amount = Number(typed.trim().replace(',', '.') || Number.NaN);
  return amount > 0 && amount <= limits.paymentShekels ? agorot(Math.max(1, toAgorot(amount))) : null;
};

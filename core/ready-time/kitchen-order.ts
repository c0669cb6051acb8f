import type { OrderStatus } from '../orders/order-lifecycle.ts';

/** A dish to prepare; the minutes are the menu's, null where it has none. */
export type KitchenLine = { readonly prepMinutes: number | null; readonly quantity: number };

/** An order as the kitchen's workload. Times are milliseconds. */
export type RequestedOrder = {
  readonly id: string;
  readonly createdAt: number;
  readonly lines: readonly KitchenLine[];
};

/** An order of the shift, as far as it says how fast the kitchen is. Rejected and deleted ones say nothing and are left out. */
export type KitchenOrder = RequestedOrder & {
  readonly status: OrderStatus;
  /** Null while it waits, and of orders from before this was noted. */
  readonly approvedAt: number | null;
  readonly readyAt: number | null;
};

/** As many as are relevant now: board and server use the same ones. */
export const latestOrders = 120;

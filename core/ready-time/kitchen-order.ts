import type { OrderStatus } from '../orders/order-lifecycle.ts';

/** A dish as the kitchen is asked for it; the minutes are the menu's, null where it says none. */
export type KitchenLine = { readonly prepMinutes: number | null; readonly quantity: number };

/** What an order asks of the kitchen. Times are milliseconds. */
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

/** As many as say something about now: the board and the server look at the same ones. */
export const latestOrders = 120;

import type { DataScope } from '#server/access/owner-scope.ts';
import type { Transaction } from '#server/db/engine/database.ts';
import type { orderLines, orders } from '#server/db/schema.ts';
import type { Hook, HookEvents } from './run-hooks.ts';

/** An order with its lines. */
export type StoredOrder = {
  readonly order: typeof orders.$inferSelect;
  readonly lines: readonly (typeof orderLines.$inferSelect)[];
};

/** How an order stood and stands. */
type ChangedOrder = { readonly before: StoredOrder; readonly after: StoredOrder };

/** At least one, and all of one shift. */
type ChangedOrders = readonly [ChangedOrder, ...ChangedOrder[]];

/** What a feature does when orders have changed, which are locked, in that transaction: for all of them at once. */
export type OrdersHook = Hook & {
  readonly changed: (tx: Transaction, scope: DataScope, orders: ChangedOrders, now: Date) => HookEvents;
};

import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Transaction } from '#server/db/engine/database.ts';
import { type LockedOrder, lockOrdersOfOpenShift } from '../order-change.queries.ts';
import type { OrderChange, OrderChanges } from '../order-change.service.ts';
import { paymentActions, wasChangedSince } from '../order-trail.queries.ts';
import { assertTrailLimit } from '../order-trail.service.ts';
import { findOpenShiftId } from '../orders.queries.ts';
import { listOrdersOfOwner, listOrdersOfVisit } from './orders-together.queries.ts';

export { assertTrailLimit, type LockedOrder, type OrderChange };

export type OrdersTogether = ReturnType<typeof createOrdersTogether>;

/** For features that change several orders in one transaction of their own: at a table, or with a payment. */
export const createOrdersTogether = ({ orderChanges }: { orderChanges: OrderChanges }) => ({
  lock: (tx: Transaction, scope: OwnerScope, ids: readonly string[]): Promise<LockedOrder[]> =>
    lockOrdersOfOpenShift(tx, scope, [...new Set(ids)]),

  /** Whether it was moved or edited since, by whoever did not only take a payment. */
  wasChangedSince: (tx: Transaction, { order }: LockedOrder, revision: number) =>
    wasChangedSince(tx, order, revision, paymentActions),

  /** Deleted or not. */
  list: listOrdersOfOwner,
  findOpenShiftId,
  listOfVisit: listOrdersOfVisit,

  store: orderChanges.store,
});

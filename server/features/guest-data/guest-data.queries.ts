import { and, asc, eq, inArray, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { GuestDataMonths } from '#core/guest-data/guest-data-months.ts';
import { type OwnId, ownRow } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import {
  events,
  orderLines,
  orders,
  orderTrail,
  paymentParts,
  payments,
  printJobs,
  restaurants,
} from '#server/db/schema.ts';

export const findGuestDataMonths = async (db: Database, scope: OwnerScope) => {
  const [row] = await db
    .select({ months: restaurants.guestDataMonths })
    .from(restaurants)
    .where(eq(restaurants.ownerId, scope.ownerId));
  return row?.months ?? null;
};

export const updateGuestDataMonths = async (db: Database, scope: OwnerScope, months: GuestDataMonths) => {
  const [row] = await db
    .update(restaurants)
    .set({ guestDataMonths: months })
    .where(eq(restaurants.ownerId, scope.ownerId))
    .returning({ months: restaurants.guestDataMonths });
  return row?.months ?? null;
};

/** Any number that no other lock of ours has. */
const forgettingLock = 4_611_213_016;

/** One process forgets at a time. The lock ends with the transaction, however that ends. any-owner: nothing is read. */
export const takeForgettingLock = async (tx: Transaction): Promise<boolean> => {
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${forgettingLock}::bigint) as taken`,
  );
  return rows[0]?.taken ?? false;
};

/**
 * The oldest orders that are due, locked. One that the staff is changing right now is left for the next time.
 * any-owner: each by the period that its own owner set.
 */
export const lockOrdersToForget = async (
  tx: Transaction,
  months: GuestDataMonths,
  before: Date,
  limit: number,
) => {
  const rows = await tx
    .select({ id: orders.id, ownerId: orders.ownerId })
    .from(restaurants)
    .innerJoin(orders, eq(orders.ownerId, restaurants.ownerId))
    .where(
      and(eq(restaurants.guestDataMonths, months), ne(orders.customerName, ''), lt(orders.createdAt, before)),
    )
    .orderBy(asc(orders.ownerId), asc(orders.createdAt))
    .limit(limit)
    .for('update', { of: orders, skipLocked: true });
  return rows.flatMap((row) => ownRow('order', row) ?? []);
};

/** The lines of an order without what its guest typed and must not eat. */
const linesWithoutGuest = (lines: SQL): SQL => sql`(
  select coalesce(jsonb_agg((line - 'avoided' - 'isAllergyNote') || '{"note": ""}'::jsonb order by place), '[]'::jsonb)
  from jsonb_array_elements(${lines}) with ordinality as lines(line, place))`;

/** A stored copy of an order without what its guest typed and must not eat. What is no order, or none, stays as it is. */
const withoutGuest = (copy: SQL | PgColumn): SQL => sql`
  case when jsonb_typeof(${copy}) = 'object' and jsonb_typeof(${copy} -> 'dishes') = 'array' then
    (${copy} - 'avoids' - 'guestChange') || jsonb_build_object('customerName', '', 'phone', '', 'dishes', ${linesWithoutGuest(sql`${copy} -> 'dishes'`)})
  else ${copy} end`;

/** What a change of an order touched, likewise; most touched no lines. */
const changesWithoutGuest = (changes: PgColumn): SQL => {
  const sideOf = (name: 'before' | 'after'): SQL => {
    const side = sql`${changes} -> ${sql.raw(`'${name}'`)}`;
    return sql`${side} || case when jsonb_typeof(${side} -> 'dishes') = 'array'
      then jsonb_build_object('dishes', ${linesWithoutGuest(sql`${side} -> 'dishes'`)}) else '{}'::jsonb end`;
  };
  return sql`${changes} || jsonb_build_object('before', ${sideOf('before')}, 'after', ${sideOf('after')})`;
};

/**
 * Everything that these guests typed or chose not to eat, wherever it is kept; their orders are locked. The revision grows, so that a form
 * which was opened before cannot bring a note back.
 */
export const forgetGuestsOf = async (
  tx: Transaction,
  orderIds: readonly OwnId<'order'>[],
  changedAfter: Date,
): Promise<void> => {
  await tx
    .update(orders)
    .set({
      customerName: '',
      phone: '',
      avoids: [],
      guestChange: null,
      revision: sql`${orders.revision} + 1`,
    })
    .where(inArray(orders.id, orderIds));
  await tx
    .update(orderLines)
    .set({ note: '', isAllergyNote: false, avoided: null })
    .where(
      and(inArray(orderLines.orderId, orderIds), or(ne(orderLines.note, ''), isNotNull(orderLines.avoided))),
    );
  // Of a payment of several orders too, as soon as one of them is forgotten.
  await tx
    .update(payments)
    .set({ payerName: '' })
    .where(
      and(
        ne(payments.payerName, ''),
        inArray(
          payments.id,
          tx
            .select({ id: paymentParts.paymentId })
            .from(paymentParts)
            .where(inArray(paymentParts.orderId, orderIds)),
        ),
      ),
    );
  // Tickets hold names and notes, and none as old as this is needed.
  await tx.delete(printJobs).where(inArray(printJobs.orderId, orderIds));
  const copies = await tx
    .update(orderTrail)
    .set({
      before: withoutGuest(orderTrail.before),
      after: withoutGuest(orderTrail.after),
      changes: changesWithoutGuest(orderTrail.changes),
    })
    .where(inArray(orderTrail.orderId, orderIds))
    .returning({ orderId: orderTrail.orderId, ownerId: orderTrail.ownerId, at: orderTrail.at });
  // The event log keeps a day: it can hold an order this old only if it was changed within that day.
  const recent = copies.filter(({ at }) => at > changedAfter);
  if (recent.length === 0) return;
  const order = sql`${events.payload} -> 'order'`;
  await tx
    .update(events)
    .set({ payload: sql`jsonb_set(${events.payload}, '{order}', ${withoutGuest(sql`(${order})`)})` })
    .where(
      and(
        inArray(
          events.ownerId,
          recent.map(({ ownerId }) => ownerId),
        ),
        eq(events.kind, 'order'),
        inArray(
          sql`${order} ->> '_id'`,
          recent.map(({ orderId }) => orderId),
        ),
      ),
    );
};

import { and, asc, eq, getTableColumns, inArray, isNull, lt, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { OrderState } from '#core/orders/order-lifecycle.ts';
import type { OrderTimes } from '#core/orders/order-times.ts';
import { type OwnId, ownRow } from '#server/access/own-id.ts';
import type { DataScope, OwnerScope } from '#server/access/owner-scope.ts';
import type { Transaction } from '#server/db/engine/database.ts';
import { paidAmount } from '#server/db/paid-amount.ts';
import { orderLines, orders, shifts } from '#server/db/schema.ts';
import { isKnownStatus, type LineRow, type OrderRow, visible, withLines } from './orders.queries.ts';

/** Locks the order, so that of two concurrent changes the second sees the first. */
export const findOrderForChange = async (tx: Transaction, scope: DataScope, orderId: string) => {
  const [row] = await tx
    .select()
    .from(orders)
    .where(
      and(eq(orders.id, orderId), eq(orders.ownerId, scope.ownerId), isNull(orders.deletedAt), isKnownStatus),
    )
    .for('update');
  const order = ownRow('order', row);
  return order && ((await withLines(tx, [order]))[0] ?? null);
};
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof findOrderForChange>>>;

/**
 * Those of these orders that belong to an open shift, which cannot end meanwhile. Locked in one order, so that of two
 * callers none waits for the other for ever.
 */
export const lockOrdersOfOpenShift = async (tx: Transaction, scope: OwnerScope, orderIds: string[]) => {
  const open = await tx
    .select({ id: shifts.id })
    .from(shifts)
    .where(and(eq(shifts.ownerId, scope.ownerId), isNull(shifts.endedAt)))
    .for('share');
  const rows = await tx
    .select()
    .from(orders)
    .where(
      and(
        visible(scope),
        isKnownStatus,
        inArray(orders.id, orderIds),
        inArray(
          orders.shiftId,
          open.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(orders.id))
    .for('update');
  return withLines(
    tx,
    rows.flatMap((row) => ownRow('order', row) ?? []),
  );
};

/** What changes of an order; how it began stays. */
export type OrderColumns = Partial<
  OrderState &
    OrderTimes &
    Pick<
      OrderRow,
      | 'rejectionReason'
      | 'cancelled'
      | 'withdrawn'
      | 'guestChange'
      | 'held'
      | 'total'
      | 'deletedAt'
      | 'tableNumber'
      | 'visitId'
    >
>;

type RowChange = {
  readonly before: { readonly order: OrderRow & { readonly id: OwnId<'order'> } };
  readonly change: OrderColumns;
};

/** As the database calls them. What is undefined is left out. */
const rowOf = ({ before, change }: RowChange) =>
  Object.fromEntries([
    ['id', before.order.id],
    ...Object.entries(change).map(([column, value]) => [toSnakeCase(column), value]),
  ]);

const asStored = { ...getTableColumns(orders), paid: paidAmount };

/** Each order gets its own columns and no other: what this version reads of one may be less than a newer one wrote there. */
const setColumns = (tx: Transaction, changes: readonly RowChange[]): Promise<OrderRow[]> => {
  const revision = sql`${orders.revision} + 1`;
  const [only, ...others] = changes;
  if (only && others.length === 0)
    return tx
      .update(orders)
      .set({ ...only.change, revision })
      .where(eq(orders.id, only.before.order.id))
      .returning(asStored);
  const rows = JSON.stringify(changes.map(rowOf));
  const columns = new Set(changes.flatMap(({ change }) => Object.keys(change)));
  const storedOf = (column: string) =>
    sql`(jsonb_populate_record(${orders}, changed)).${sql.identifier(toSnakeCase(column))}`;
  // Their ids are said twice, because of a function's rows the planner expects a hundred and might read the whole table.
  const ids = changes.map(({ before }) => before.order.id);
  return tx
    .update(orders)
    .set({ ...Object.fromEntries([...columns].map((column) => [column, storedOf(column)])), revision })
    .from(sql`jsonb_array_elements(${rows}::jsonb) as changed`)
    .where(and(inArray(orders.id, ids), sql`${orders.id} = changed->>'id'`))
    .returning(asStored);
};

/** Stores what changes of orders that are locked in one statement, raises their revisions, and adds each row as it is now. */
export const updateOrders = async <Change extends RowChange>(
  tx: Transaction,
  changes: readonly Change[],
): Promise<(Change & { row: OrderRow })[]> => {
  if (changes.length === 0) return [];
  const stored = await setColumns(tx, changes);
  const byId = new Map(stored.map((row) => [row.id, row]));
  return changes.map((each) => {
    const row = byId.get(each.before.order.id);
    if (!row) throw new Error('an order that was locked is gone');
    return { ...each, row };
  });
};

export const replaceLines = async (
  tx: Transaction,
  orderId: OwnId<'order'>,
  lines: (LineRow & { orderId: OwnId<'order'> })[],
) => {
  await tx.delete(orderLines).where(eq(orderLines.orderId, orderId));
  await tx.insert(orderLines).values(lines);
};

export const setLineDone = (
  tx: Transaction,
  orderId: OwnId<'order'>,
  { position, doneAt }: Pick<LineRow, 'position' | 'doneAt'>,
) =>
  tx
    .update(orderLines)
    .set({ doneAt })
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.position, position)));

const shiftOf = (tx: Transaction, orderId: string) =>
  tx.select({ id: orders.shiftId }).from(orders).where(eq(orders.id, orderId));

/**
 * Whether the order's shift is open, and locked open until this transaction ends. Call it before locking the order:
 * ending a shift locks the shift first, then its orders.
 */
export const holdShiftOpen = async (tx: Transaction, scope: DataScope, orderId: string): Promise<boolean> => {
  const open = await tx
    .select({ id: shifts.id })
    .from(shifts)
    .where(
      and(
        inArray(shifts.id, shiftOf(tx, orderId)),
        eq(shifts.ownerId, scope.ownerId),
        isNull(shifts.endedAt),
      ),
    )
    .for('share');
  return open.length > 0;
};

/**
 * Marks the totals of the order's shift as stale. Its row is locked, open or not: nobody ends it or computes its totals
 * meanwhile. Call it before locking the order, as above.
 */
export const invalidateTotals = (tx: Transaction, scope: DataScope, orderId: string) =>
  tx
    .update(shifts)
    .set({ totalledAt: null })
    .where(and(eq(shifts.ownerId, scope.ownerId), inArray(shifts.id, shiftOf(tx, orderId))));

/**
 * Adds bytes to the order's shift, unless it is full; returns whether it did. Locks the shift's row, so call it before
 * locking the order, as above.
 */
export const reserveOrderBytes = async (
  tx: Transaction,
  scope: DataScope,
  orderId: string,
  bytes: number,
  most: number,
): Promise<boolean> => {
  const found = await tx
    .update(shifts)
    .set({ orderBytes: sql`${shifts.orderBytes} + ${bytes}` })
    .where(
      and(
        eq(shifts.ownerId, scope.ownerId),
        inArray(shifts.id, shiftOf(tx, orderId)),
        lt(shifts.orderBytes, most),
      ),
    )
    .returning({ id: shifts.id });
  return found.length > 0;
};

import {
  and,
  asc,
  between,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lt,
  ne,
  notInArray,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { GuestLocale } from '#core/i18n/locale.ts';
import type { OrderState } from '#core/orders/order-lifecycle.ts';
import type { OrderTimes } from '#core/orders/order-times.ts';
import { type Agorot, agorot } from '#core/values/money.ts';
import { type OwnId, ownRow, type PublicOwnerId, publicOwner } from '#server/access/own-id.ts';
import type { DataScope, OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { paidAmount } from '#server/db/paid-amount.ts';
import {
  dishes,
  orderLines,
  orders,
  paymentParts,
  payments,
  restaurants,
  shifts,
} from '#server/db/schema.ts';

type StoredOrder = typeof orders.$inferSelect;
/** With what was paid for it: the sum of its payments, which is stored nowhere else. */
export type OrderRow = StoredOrder & { paid: Agorot };
/** An order that a query found to be the caller's own. */
export type OwnOrder = OrderRow & { readonly id: OwnId<'order'> };
/** With the dish's prep time in the current menu. */
export type LineRow = typeof orderLines.$inferSelect & { prepTime: number | null };
export type OrderWithLines<Row extends OrderRow = OrderRow> = { order: Row; lines: LineRow[] };

const notVoided = and(eq(payments.id, paymentParts.paymentId), isNull(payments.voidedAt));

const readPaid = async (db: Database | Transaction, ids: string[]): Promise<Map<string, Agorot>> => {
  const rows = await db
    .select({ id: paymentParts.orderId, paid: sql<Agorot>`sum(${paymentParts.amount})::float8` })
    .from(paymentParts)
    .innerJoin(payments, notVoided)
    .where(inArray(paymentParts.orderId, ids))
    .groupBy(paymentParts.orderId);
  return new Map(rows.map(({ id, paid }) => [id, paid]));
};

/** In one statement: others have their turn before the next one. */
const ordersAtOnce = 200;

// any-owner: of orders that were found before.
export const withLines = async <Row extends StoredOrder>(
  db: Database | Transaction,
  rows: Row[],
): Promise<OrderWithLines<Row & OrderRow>[]> => {
  const all: OrderWithLines<Row & OrderRow>[] = [];
  for (let start = 0; start < rows.length; start += ordersAtOnce)
    all.push(...(await withLinesAtOnce(db, rows.slice(start, start + ordersAtOnce))));
  return all;
};

const withLinesAtOnce = async <Row extends StoredOrder>(
  db: Database | Transaction,
  rows: readonly Row[],
): Promise<OrderWithLines<Row & OrderRow>[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const lines = await db
    .select({ ...getTableColumns(orderLines), prepTime: dishes.prepTime })
    .from(orderLines)
    .leftJoin(dishes, eq(dishes.id, orderLines.dishId))
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position));
  const byOrder = Map.groupBy(lines, (line) => line.orderId);
  const paid = await readPaid(db, ids);
  return rows.map((order) => ({
    order: { ...order, paid: paid.get(order.id) ?? agorot(0) },
    lines: byOrder.get(order.id) ?? [],
  }));
};

const first = async <Row extends StoredOrder>(
  db: Database | Transaction,
  rows: Row[],
): Promise<OrderWithLines<Row & OrderRow> | null> => (await withLines(db, rows))[0] ?? null;

/** The restaurant's name for a guest of this language. */
export const restaurantNameIn = (language: GuestLocale | Placeholder | null): SQL<string> =>
  sql`coalesce(${restaurants.translations} -> ${language}::text ->> 'name', ${restaurants.name})`;

/** What an order's guest sees of the restaurant. */
export const findRestaurantOfOrder = async (
  db: Database,
  ownerId: PublicOwnerId,
  language: GuestLocale | null,
) => {
  const [row] = await db
    .select({ name: restaurantNameIn(language), timeZone: restaurants.timeZone })
    .from(restaurants)
    .where(eq(restaurants.ownerId, ownerId));
  return row ?? null;
};

export const findIsKosher = async (db: Database | Transaction, scope: DataScope): Promise<boolean> => {
  const [row] = await db
    .select({ isKosher: restaurants.isKosher })
    .from(restaurants)
    .where(eq(restaurants.ownerId, scope.ownerId));
  return row?.isKosher ?? false;
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

export const findOrderByClientToken = async (
  db: Database,
  ownerId: PublicOwnerId,
  clientOrderToken: string,
) =>
  first(
    db,
    await db
      .select()
      .from(orders)
      .where(and(eq(orders.ownerId, ownerId), eq(orders.clientOrderToken, clientOrderToken))),
  );

// any-owner: the token in its address is the guest's own secret.
export const findTrackedOrder = async (db: Database, trackingToken: string) => {
  const rows = await db
    .select({ ...getTableColumns(orders), shiftEndedAt: shifts.endedAt })
    .from(orders)
    .innerJoin(shifts, eq(shifts.id, orders.shiftId))
    .where(and(eq(orders.trackingToken, trackingToken), isNull(orders.deletedAt)));
  return first(
    db,
    rows.map((row) => ({ ...row, ownerId: publicOwner(row.ownerId) })),
  );
};

/** Locks the order, so that of two concurrent changes the second sees the first. */
export const findOrderForChange = async (tx: Transaction, scope: DataScope, orderId: string) => {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.ownerId, scope.ownerId), isNull(orders.deletedAt)))
    .for('update');
  const order = ownRow('order', row);
  return order && first(tx, [order]);
};
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof findOrderForChange>>>;

const nextRevision = sql`${orders.revision} + 1`;

export const updateOrder = async (
  tx: Transaction,
  orderId: OwnId<'order'>,
  change: Partial<
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
  >,
): Promise<OrderRow> => {
  const [row] = await tx
    .update(orders)
    .set({ ...change, revision: nextRevision })
    .where(eq(orders.id, orderId))
    .returning({ ...getTableColumns(orders), paid: paidAmount });
  if (!row) throw new Error('an order that was locked is gone');
  return row;
};

/** A practice order takes no stock. */
export const isPractised = async (tx: Transaction, { shiftId }: OwnOrder): Promise<boolean> =>
  (await tx.$count(shifts, and(eq(shifts.id, shiftId), eq(shifts.isPractice, true)))) > 0;

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

/** Also for a deleted order: its trail remains. */
export const findOrderOfOwner = async (db: Database, scope: OwnerScope, orderId: string) =>
  first(
    db,
    await db
      .select()
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.ownerId, scope.ownerId))),
  );

/** Practice orders are visible only on the board. There is at most one practice shift, and it is open. */
const isNoPractice = (db: Database, scope: OwnerScope) =>
  notInArray(
    orders.shiftId,
    db
      .select({ id: shifts.id })
      .from(shifts)
      .where(and(eq(shifts.ownerId, scope.ownerId), isNull(shifts.endedAt), eq(shifts.isPractice, true))),
  );

export const visible = (scope: OwnerScope) =>
  and(eq(orders.ownerId, scope.ownerId), isNull(orders.deletedAt));

/** The shift on the board, even a practice. */
export const findOpenShiftId = async (
  db: Database | Transaction,
  scope: DataScope,
): Promise<string | null> => {
  const [row] = await db
    .select({ id: shifts.id })
    .from(shifts)
    .where(and(eq(shifts.ownerId, scope.ownerId), isNull(shifts.endedAt)));
  return row?.id ?? null;
};

/** Through the one open shift: through the owner it would read the orders of all years. */
export const listOrdersOfOpenShift = async (db: Database, scope: OwnerScope) => {
  const shiftId = await findOpenShiftId(db, scope);
  return shiftId === null ? [] : listOrdersOfShift(db, scope, shiftId);
};

/** Also the limit against reading a year of orders at once. */
const maxListed = 2_000;

export const listOrdersBetween = async (db: Database, scope: OwnerScope, from: Date, to: Date) =>
  withLines(
    db,
    await db
      .select()
      .from(orders)
      .where(and(visible(scope), between(orders.createdAt, from, to), isNoPractice(db, scope)))
      .orderBy(asc(orders.createdAt), asc(orders.number), asc(orders.id))
      .limit(maxListed),
  );

export const listOrdersOfShift = async (db: Database, scope: OwnerScope, shiftId: string) => {
  const all: OrderWithLines[] = [];
  let last = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(orders)
      .where(and(visible(scope), eq(orders.shiftId, shiftId), gt(orders.number, last)))
      .orderBy(asc(orders.number))
      .limit(ordersAtOnce);
    all.push(...(await withLinesAtOnce(db, rows)));
    if (rows.length < ordersAtOnce) return all;
    last = rows.at(-1)?.number ?? last;
  }
};

/** Unfinished orders of a shift; inside the transaction that ends it, after its row was locked. */
export const listUnfinishedOrders = (db: Database | Transaction, shiftId: OwnId<'shift'>) =>
  db
    .select({ id: orders.id, number: orders.number, status: orders.status })
    .from(orders)
    .where(and(eq(orders.shiftId, shiftId), ne(orders.status, 'done'), isNull(orders.deletedAt)))
    .orderBy(asc(orders.number));

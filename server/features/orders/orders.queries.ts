import {
  and,
  asc,
  between,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  ne,
  notInArray,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { GuestLocale } from '#core/i18n/locale.ts';
import { orderStatuses } from '#core/orders/order-lifecycle.ts';
import { type Agorot, agorot } from '#core/values/money.ts';
import { type OwnId, type PublicOwnerId, publicOwner } from '#server/access/own-id.ts';
import type { DataScope, OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
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

/** Where an order stands in a way that only a newer version knows, nobody changes it here. */
export const isKnownStatus = inArray(orders.status, [...orderStatuses]);

/** A practice order takes no stock. */
export const isPractised = async (tx: Transaction, { shiftId }: OwnOrder): Promise<boolean> =>
  (await tx.$count(shifts, and(eq(shifts.id, shiftId), eq(shifts.isPractice, true)))) > 0;

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

import { type AnyColumn, and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { OrderStatus } from '#core/orders/order-lifecycle.ts';
import type { Preflight } from '#core/shifts/preflight.ts';
import { shiftsPerPage } from '#core/shifts/shift-page.ts';
import type { Agorot } from '#core/values/money.ts';
import { type OwnId, ownRow, type PublicOwnerId, type WithOwner } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { boards, calls, menus, orders, restaurants, shifts, users } from '#server/db/schema.ts';

const takings = {
  orderCount: sql<number>`count(${orders.id})::int`,
  total: sql<number>`coalesce(sum(${orders.total}) filter (where not ${orders.rejected}), 0)::float8`,
};

/** Those that guests were at. A practice is no part of what happened in the restaurant. */
const isReal = eq(shifts.isPractice, false);

const ordersOfShift = and(eq(orders.shiftId, shifts.id), isNull(orders.deletedAt));
const newestFirst = [desc(shifts.startedAt), desc(shifts.id)];

type ShiftStart = { id: string; startedAt: Date };
const isBefore = ({ id, startedAt }: ShiftStart) =>
  or(lt(shifts.startedAt, startedAt), and(eq(shifts.startedAt, startedAt), lt(shifts.id, id)));

/** The page is cut before anything is added up: what it costs does not grow with the years. */
export const listShifts = (db: Database, scope: OwnerScope, before: ShiftStart | null) => {
  const page = db
    .select({ id: shifts.id })
    .from(shifts)
    .where(and(eq(shifts.ownerId, scope.ownerId), isReal, before ? isBefore(before) : undefined))
    .orderBy(...newestFirst)
    .limit(shiftsPerPage)
    .as('page');
  return db
    .select({ shift: shifts, ...takings })
    .from(page)
    .innerJoin(shifts, eq(shifts.id, page.id))
    .leftJoin(orders, ordersOfShift)
    .groupBy(shifts.id)
    .orderBy(...newestFirst);
};

export const findShiftWithTakings = async (db: Database, scope: OwnerScope, shiftId: string) => {
  const [row] = await db
    .select({ shift: shifts, ...takings })
    .from(shifts)
    .leftJoin(orders, ordersOfShift)
    .where(and(eq(shifts.id, shiftId), eq(shifts.ownerId, scope.ownerId), isReal))
    .groupBy(shifts.id);
  return row ?? null;
};

/** What a shift has taken so far; its open orders count too. */
export const readTakings = async (tx: Transaction, shiftId: OwnId<'shift'>) => {
  const [row] = await tx
    .select(takings)
    .from(orders)
    .where(and(eq(orders.shiftId, shiftId), isNull(orders.deletedAt)));
  if (!row) throw new Error('an aggregate returned no row');
  return row;
};

const isWatchedAt = (ownerId: AnyColumn, now: Date) =>
  sql<boolean>`exists (select from ${boards} where ${and(eq(boards.ownerId, ownerId), gt(boards.aliveUntil, now))})`;

/** Public: whether a restaurant is open is for everyone to see. Null when there is no such owner. */
export const findOpenness = async (db: Database, ownerId: PublicOwnerId, now: Date) => {
  const [row] = await db
    .select({
      ownerId: users.id,
      shift: shifts,
      isWatched: isWatchedAt(users.id, now),
    })
    .from(users)
    .leftJoin(shifts, and(eq(shifts.ownerId, users.id), isNull(shifts.endedAt), isReal))
    .where(eq(users.id, ownerId));
  return row ?? null;
};

const countOf = (status: OrderStatus) =>
  sql<number>`count(${orders.id}) filter (where ${eq(orders.status, status)})::int`;

/** The open shift at a glance; null while there is none. */
export const readEvening = async (db: Database, scope: OwnerScope, now: Date) => {
  const [row] = await db
    .select({
      id: shifts.id,
      startedAt: shifts.startedAt,
      waiting: countOf('waitingApproval'),
      inProcess: countOf('inProcess'),
      total: takings.total,
      calls: sql<number>`(select count(*)::int from ${calls} where ${and(
        eq(calls.shiftId, shifts.id),
        isNull(calls.seenAt),
        isNull(calls.doneAt),
      )})`,
      isWatched: isWatchedAt(shifts.ownerId, now),
    })
    .from(shifts)
    .leftJoin(orders, ordersOfShift)
    .where(and(eq(shifts.ownerId, scope.ownerId), isNull(shifts.endedAt), isReal))
    .groupBy(shifts.id);
  return row ?? null;
};

/** Answers whether it is the owner's open shift. */
export const savePreflight = async (
  db: Database,
  scope: OwnerScope,
  shiftId: string,
  preflight: Preflight,
): Promise<boolean> => {
  const saved = await db
    .update(shifts)
    .set({ preflight })
    .where(and(eq(shifts.id, shiftId), eq(shifts.ownerId, scope.ownerId), isNull(shifts.endedAt)))
    .returning({ id: shifts.id });
  return saved.length > 0;
};

export const findShift = async (db: Database, scope: OwnerScope, shiftId: string) => {
  const [row] = await db
    .select()
    .from(shifts)
    .where(and(eq(shifts.id, shiftId), eq(shifts.ownerId, scope.ownerId), isReal));
  return row ?? null;
};

/**
 * What a new shift copies: the restaurant's name and its active menu. The account is locked, so that nobody takes its plan
 * away before the shift is there to be seen.
 */
export const findShiftFacts = async (tx: Transaction, scope: OwnerScope) => {
  const [row] = await tx
    .select({
      plan: users.plan,
      restaurantName: restaurants.name,
      timeZone: restaurants.timeZone,
      menuId: menus.id,
      menuName: menus.name,
    })
    .from(restaurants)
    .innerJoin(users, eq(users.id, restaurants.ownerId))
    .leftJoin(menus, and(eq(menus.ownerId, restaurants.ownerId), eq(menus.isActive, true)))
    .where(eq(restaurants.ownerId, scope.ownerId))
    .for('key share', { of: users });
  return row ?? null;
};

export const insertShift = async (tx: Transaction, shift: WithOwner<typeof shifts.$inferInsert>) => {
  const [row] = await tx.insert(shifts).values(shift).returning();
  if (!row) throw new Error('insert returned no shift');
  return row;
};

const selectOpenShift = (db: Database | Transaction, scope: OwnerScope) =>
  db
    .select()
    .from(shifts)
    .where(and(eq(shifts.ownerId, scope.ownerId), isNull(shifts.endedAt), isReal));

export const findOpenShift = async (db: Database, scope: OwnerScope) => {
  const [row] = await selectOpenShift(db, scope);
  return ownRow('shift', row);
};

/** Locks the open shift: no order can slip in while it is being ended. */
export const findOpenShiftForChange = async (tx: Transaction, scope: OwnerScope) => {
  const [row] = await selectOpenShift(tx, scope).for('update');
  return ownRow('shift', row);
};

export const endShift = async (
  tx: Transaction,
  shiftId: OwnId<'shift'>,
  ending: { endedAt: Date; expectedCash: Agorot; countedCash: Agorot | null },
) => {
  const [row] = await tx.update(shifts).set(ending).where(eq(shifts.id, shiftId)).returning();
  if (!row) throw new Error('a shift that was locked is gone');
  return row;
};

import { and, between, eq, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { monthOf, monthsWithin, type Span } from '#core/reports/spans.ts';
import { addViews, type Views } from '#core/views/views.ts';
import type { PublicOwnerId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { tableCount } from '#server/db/restaurant-columns.ts';
import { dishes, monthViews, restaurants, shifts, views } from '#server/db/schema.ts';

/** The viewed restaurant with its open shift; a practice does not count. */
export const findViewed = async (tx: Transaction, ownerId: PublicOwnerId) => {
  const [row] = await tx
    .select({
      timeZone: restaurants.timeZone,
      tables: tableCount,
      shift: { id: shifts.id, startedAt: shifts.startedAt, timeZone: shifts.timeZone },
    })
    .from(restaurants)
    .leftJoin(
      shifts,
      and(eq(shifts.ownerId, restaurants.ownerId), isNull(shifts.endedAt), eq(shifts.isPractice, false)),
    )
    .where(eq(restaurants.ownerId, ownerId));
  return row ?? null;
};

/** What guests can view of a restaurant; null when it does not exist. */
export const findKnownRestaurant = async (db: Database, ownerId: PublicOwnerId) => {
  const [restaurant] = await db
    .select({ tables: tableCount })
    .from(restaurants)
    .where(eq(restaurants.ownerId, ownerId));
  if (!restaurant) return null;
  const rows = await db.select({ id: dishes.id }).from(dishes).where(eq(dishes.ownerId, ownerId));
  return { ...restaurant, dishIds: new Set(rows.map(({ id }) => id)) };
};

export const listDishIdsAmong = async (
  tx: Transaction,
  ownerId: PublicOwnerId,
  ids: readonly string[],
): Promise<string[]> => {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: dishes.id })
    .from(dishes)
    .where(and(eq(dishes.ownerId, ownerId), inArray(dishes.id, [...ids])));
  return rows.map(({ id }) => id);
};

type Place = { ownerId: PublicOwnerId; day: string; shiftId: string };

/** Makes the row or locks it, so that processes add one after the other. */
const lockViews = async (tx: Transaction, place: Place): Promise<Views> => {
  const [row] = await tx
    .insert(views)
    .values({ ...place, counts: {} })
    .onConflictDoUpdate({
      target: [views.ownerId, views.day, views.shiftId],
      set: { counts: sql`${views.counts}` },
    })
    .returning({ counts: views.counts });
  return row?.counts ?? {};
};
const lockMonth = async (tx: Transaction, ownerId: PublicOwnerId, month: string): Promise<Views> => {
  const [row] = await tx
    .insert(monthViews)
    .values({ ownerId, month, counts: {} })
    .onConflictDoUpdate({
      target: [monthViews.ownerId, monthViews.month],
      set: { counts: sql`${monthViews.counts}` },
    })
    .returning({ counts: monthViews.counts });
  return row?.counts ?? {};
};

/** Adds to what was counted there, and in its month. */
export const addToViews = async (tx: Transaction, place: Place, added: Views): Promise<void> => {
  const { ownerId, day, shiftId } = place;
  const counts = addViews([await lockViews(tx, place), added]);
  await tx
    .update(views)
    .set({ counts })
    .where(and(eq(views.ownerId, ownerId), eq(views.day, day), eq(views.shiftId, shiftId)));
  const month = monthOf(day);
  const ofMonth = addViews([await lockMonth(tx, ownerId, month), added]);
  await tx
    .update(monthViews)
    .set({ counts: ofMonth })
    .where(and(eq(monthViews.ownerId, ownerId), eq(monthViews.month, month)));
};

const listCounts = (db: Database, scope: OwnerScope, when: SQL | undefined) =>
  db
    .select({ counts: views.counts })
    .from(views)
    .where(and(eq(views.ownerId, scope.ownerId), when));

export const readViewsOfShift = async (db: Database, scope: OwnerScope, shiftId: string): Promise<Views> =>
  addViews((await listCounts(db, scope, eq(views.shiftId, shiftId))).map(({ counts }) => counts));

/** Whole months from their sums, the days around them one by one. */
export const readViewsOfSpan = async (db: Database, scope: OwnerScope, span: Span): Promise<Views> => {
  const { months, rest } = monthsWithin(span);
  const ofMonths = await db
    .select({ counts: monthViews.counts })
    .from(monthViews)
    .where(and(eq(monthViews.ownerId, scope.ownerId), inArray(monthViews.month, months)));
  const isAround = or(sql`false`, ...rest.map(({ from, to }) => between(views.day, from, to)));
  const ofDays = await listCounts(db, scope, isAround);
  return addViews([...ofMonths, ...ofDays].map(({ counts }) => counts));
};

/** The last day on which the menu was opened by the code of each table. */
export const readLastScans = async (
  db: Database,
  scope: OwnerScope,
  since: string,
): Promise<Map<number, string>> => {
  const tables = sql`jsonb_object_keys(${views.counts} -> 'menu')`;
  const scans = db
    .select({ table: sql<string>`${tables}`.as('table_key'), day: views.day })
    .from(views)
    .where(and(eq(views.ownerId, scope.ownerId), gte(views.day, since)))
    .as('scans');
  const rows = await db
    .select({ table: scans.table, day: sql<string>`max(${scans.day})` })
    .from(scans)
    .groupBy(scans.table);
  return new Map(rows.filter(({ table }) => table !== '').map(({ table, day }) => [Number(table), day]));
};

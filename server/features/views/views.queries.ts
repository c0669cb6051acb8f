import { and, between, eq, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { monthOf, monthsWithin, type Span } from '#core/reports/spans.ts';
import { addLooks, type Looks } from '#core/views/views.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { tableCount } from '#server/db/restaurant-columns.ts';
import { dishes, looks, monthLooks, restaurants, shifts } from '#server/db/schema.ts';

/** The restaurant that was looked at, with its open shift; a practice is none. */
export const findLookedAt = async (tx: Transaction, ownerId: string) => {
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

/** What of a restaurant can be looked at; null when there is none. any-owner: guests look at whichever they like. */
export const findKnownRestaurant = async (db: Database, ownerId: string) => {
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
  ownerId: string,
  ids: readonly string[],
): Promise<string[]> => {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: dishes.id })
    .from(dishes)
    .where(and(eq(dishes.ownerId, ownerId), inArray(dishes.id, [...ids])));
  return rows.map(({ id }) => id);
};

type Place = { ownerId: string; day: string; shiftId: string };

/** Makes the row or locks it, so that processes add one after the other. */
const lockLooks = async (tx: Transaction, place: Place): Promise<Looks> => {
  const [row] = await tx
    .insert(looks)
    .values({ ...place, counts: {} })
    .onConflictDoUpdate({
      target: [looks.ownerId, looks.day, looks.shiftId],
      set: { counts: sql`${looks.counts}` },
    })
    .returning({ counts: looks.counts });
  return row?.counts ?? {};
};
const lockMonth = async (tx: Transaction, ownerId: string, month: string): Promise<Looks> => {
  const [row] = await tx
    .insert(monthLooks)
    .values({ ownerId, month, counts: {} })
    .onConflictDoUpdate({
      target: [monthLooks.ownerId, monthLooks.month],
      set: { counts: sql`${monthLooks.counts}` },
    })
    .returning({ counts: monthLooks.counts });
  return row?.counts ?? {};
};

/** Adds to what was counted there, and in its month. any-owner: guests look at whichever restaurant they like. */
export const addToLooks = async (tx: Transaction, place: Place, added: Looks): Promise<void> => {
  const { ownerId, day, shiftId } = place;
  const counts = addLooks([await lockLooks(tx, place), added]);
  await tx
    .update(looks)
    .set({ counts })
    .where(and(eq(looks.ownerId, ownerId), eq(looks.day, day), eq(looks.shiftId, shiftId)));
  const month = monthOf(day);
  const ofMonth = addLooks([await lockMonth(tx, ownerId, month), added]);
  await tx
    .update(monthLooks)
    .set({ counts: ofMonth })
    .where(and(eq(monthLooks.ownerId, ownerId), eq(monthLooks.month, month)));
};

const listCounts = (db: Database, scope: OwnerScope, when: SQL | undefined) =>
  db
    .select({ counts: looks.counts })
    .from(looks)
    .where(and(eq(looks.ownerId, scope.ownerId), when));

export const readLooksOfShift = async (db: Database, scope: OwnerScope, shiftId: string): Promise<Looks> =>
  addLooks((await listCounts(db, scope, eq(looks.shiftId, shiftId))).map(({ counts }) => counts));

/** Whole months from their sums, the days around them one by one. */
export const readLooksOfSpan = async (db: Database, scope: OwnerScope, span: Span): Promise<Looks> => {
  const { months, rest } = monthsWithin(span);
  const ofMonths = await db
    .select({ counts: monthLooks.counts })
    .from(monthLooks)
    .where(and(eq(monthLooks.ownerId, scope.ownerId), inArray(monthLooks.month, months)));
  const isAround = or(sql`false`, ...rest.map(({ from, to }) => between(looks.day, from, to)));
  const ofDays = await listCounts(db, scope, isAround);
  return addLooks([...ofMonths, ...ofDays].map(({ counts }) => counts));
};

/** The last day on which the menu was opened by the code of each table. */
export const readLastScans = async (
  db: Database,
  scope: OwnerScope,
  since: string,
): Promise<Map<number, string>> => {
  const tables = sql`jsonb_object_keys(${looks.counts} -> 'menu')`;
  const scans = db
    .select({ table: sql<string>`${tables}`.as('table_key'), day: looks.day })
    .from(looks)
    .where(and(eq(looks.ownerId, scope.ownerId), gte(looks.day, since)))
    .as('scans');
  const rows = await db
    .select({ table: scans.table, day: sql<string>`max(${scans.day})` })
    .from(scans)
    .groupBy(scans.table);
  return new Map(rows.filter(({ table }) => table !== '').map(({ table, day }) => [Number(table), day]));
};

import { and, between, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { addLooks, type Looks } from '#core/reports/looks.ts';
import type { Span } from '#core/reports/spans.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { dishes, looks, restaurants, shifts } from '#server/db/schema.ts';

/** The restaurant that was looked at, with its open shift; a practice is none. */
export const findLookedAt = async (tx: Transaction, ownerId: string) => {
  const [row] = await tx
    .select({
      timeZone: restaurants.timeZone,
      tables: sql<number>`case when ${restaurants.hasTableNumbers} then ${restaurants.numberOfTables} else 0 end`,
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

const at = ({ ownerId, day, shiftId }: Place): SQL | undefined =>
  and(eq(looks.ownerId, ownerId), eq(looks.day, day), eq(looks.shiftId, shiftId));

/**
 * Adds to what was counted there. The first statement makes the row or locks it, so that two processes add one after the
 * other. any-owner: guests look at whichever restaurant they like.
 */
export const addToLooks = async (tx: Transaction, place: Place, added: Looks): Promise<void> => {
  const [row] = await tx
    .insert(looks)
    .values({ ...place, counts: {} })
    .onConflictDoUpdate({
      target: [looks.ownerId, looks.day, looks.shiftId],
      set: { counts: sql`${looks.counts}` },
    })
    .returning({ counts: looks.counts });
  await tx
    .update(looks)
    .set({ counts: addLooks([row?.counts ?? {}, added]) })
    .where(at(place));
};

/** Of a shift, or of days. */
export type LookedWhen = { shiftId: string } | Span;

export const readLooks = async (db: Database, scope: OwnerScope, when: LookedWhen): Promise<Looks> => {
  const isThen = 'shiftId' in when ? eq(looks.shiftId, when.shiftId) : between(looks.day, when.from, when.to);
  const rows = await db
    .select({ counts: looks.counts })
    .from(looks)
    .where(and(eq(looks.ownerId, scope.ownerId), isThen));
  return addLooks(rows.map(({ counts }) => counts));
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

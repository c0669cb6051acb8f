import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { LiveEventKind } from '#core/live/live-events.ts';
import type { Database } from '#server/db/engine/database.ts';
import { eventCounters, events } from '#server/db/schema.ts';

/** `since` null: nothing is known yet. */
export type ReadLogChange = (
  ownerId: string,
  since: number | null,
) => Promise<{ lastSeq: number; isChanged: boolean }>;

/** Beyond so many events it is cheaper to call it a change than to look at them. */
const maxScanned = 1_000;

/**
 * How far an owner's log has come, and whether it says of anything of these kinds since a number. What it cannot say,
 * because events were trimmed or the owner is gone, counts as a change. Asked for each reader, so it is prepared.
 */
export const prepareReadLogChange = (db: Database, kinds: readonly LiveEventKind[]): ReadLogChange => {
  const since = sql.placeholder('since');
  const query = db
    .select({
      lastSeq: eventCounters.lastSeq,
      logged: sql<number>`count(${events.seq})::int`,
      ofKinds: sql<number>`(count(*) filter (where ${inArray(events.kind, [...kinds])}))::int`,
    })
    .from(eventCounters)
    .leftJoin(
      events,
      and(
        eq(events.ownerId, eventCounters.ownerId),
        gt(events.seq, since),
        sql`${events.seq} <= ${since}::bigint + ${sql.raw(String(maxScanned))}`,
      ),
    )
    .where(eq(eventCounters.ownerId, sql.placeholder('ownerId')))
    .groupBy(eventCounters.lastSeq)
    .prepare('read_log_change');

  return async (ownerId, known) => {
    const [row] = await query.execute({ ownerId, since: known ?? Number.MAX_SAFE_INTEGER });
    // Who is gone has no row, nor has who never changed anything.
    if (!row || known === null) return { lastSeq: row?.lastSeq ?? 0, isChanged: true };
    const { lastSeq, logged, ofKinds } = row;
    return { lastSeq, isChanged: ofKinds > 0 || logged !== lastSeq - known };
  };
};

import { and, eq, gt, notInArray, sql } from 'drizzle-orm';
import type { LiveEventKind } from '#core/live/live-events.ts';
import { liveEventKinds } from '#core/live/read-live-event.ts';
import type { Database } from '#server/db/engine/database.ts';
import { eventCounters, events } from '#server/db/schema.ts';

/** `since` null: nothing is known yet. */
export type ReadLogChange = (
  ownerId: string,
  since: number | null,
) => Promise<{ lastSeq: number; isChanged: boolean }>;

/** With more events than this, it is cheaper to assume a change than to scan them. */
const maxScanned = 1_000;

/**
 * The latest number of an owner's log, and whether there were events of these kinds since a number. What is unknown,
 * because events were trimmed, the owner is gone or a newer version wrote them, counts as a change. Run for each reader, so it is prepared.
 */
export const prepareReadLogChange = (db: Database, kinds: readonly LiveEventKind[]): ReadLogChange => {
  const since = sql.placeholder('since');
  const others = liveEventKinds.filter((kind) => !kinds.includes(kind));
  const query = db
    .select({
      lastSeq: eventCounters.lastSeq,
      logged: sql<number>`count(${events.seq})::int`,
      ofKinds: sql<number>`(count(*) filter (where ${notInArray(events.kind, others)}))::int`,
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
    // A deleted owner has no row, nor has one who never changed anything.
    if (!row || known === null) return { lastSeq: row?.lastSeq ?? 0, isChanged: true };
    const { lastSeq, logged, ofKinds } = row;
    return { lastSeq, isChanged: ofKinds > 0 || logged !== lastSeq - known };
  };
};

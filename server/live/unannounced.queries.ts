import { sql } from 'drizzle-orm';
import type { EventNotice } from '#server/db/announcing/event-notice.ts';
import type { Database } from '#server/db/engine/database.ts';
import { eventCounters, events } from '#server/db/schema.ts';

export type MovedCounters = {
  /** Passed in the next time: whatever is committed later was written by a transaction from here on. */
  horizon: string;
  lastSeqs: Map<string, number>;
};

/**
 * The counters that have moved since a horizon; none the first time. Every row knows which transaction wrote it, so
 * this needs no column and no index that orders would have to update. While a long transaction is open it also names
 * some that were named before. any-owner: it says only who has news.
 */
export const prepareListMovedCounters = (db: Database) => {
  const moved = sql`age(xmin) between 0 and age(${sql.placeholder('since')}::text::xid8::xid)`;
  const query = db
    .select({
      horizon: sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`,
      ownerId: sql<string | null>`moved.owner_id`,
      lastSeq: sql<number>`moved.last_seq`,
    })
    .from(
      sql`(values (1)) as once left join (select owner_id, last_seq from ${eventCounters} where ${moved}) as moved on true`,
    )
    .prepare('list_moved_counters');
  return async (since: string | null): Promise<MovedCounters> => {
    const rows = await query.execute({ since });
    const lastSeqs = rows.flatMap(({ ownerId, lastSeq }) =>
      ownerId === null ? [] : [[ownerId, lastSeq] as const],
    );
    return { horizon: rows[0]?.horizon ?? '', lastSeqs: new Map(lastSeqs) };
  };
};

/** any-owner: as above. */
export type Unannounced = { ownerId: string; after: number; seq: number };

/** The notices that were never sent. any-owner: it says only who has news. */
export const listUnannouncedNotices = async (
  db: Database,
  unannounced: readonly Unannounced[],
): Promise<EventNotice[]> => {
  const { rows } = await db.execute<{ ownerId: string; seq: number; kinds: string[] }>(sql`
    select unannounced."ownerId", unannounced.seq, array_agg(distinct ${events.kind}) as kinds
    from jsonb_to_recordset(${JSON.stringify(unannounced)}::jsonb) as unannounced("ownerId" text, "after" bigint, seq bigint)
    join ${events} on ${events.ownerId} = unannounced."ownerId"
      and ${events.seq} > unannounced."after" and ${events.seq} <= unannounced.seq
    group by unannounced."ownerId", unannounced.seq`);
  return rows;
};

import { and, eq, inArray, max, sql } from 'drizzle-orm';
import type { LiveEventKind } from '#core/live/live-events.ts';
import type { Database } from '#server/db/engine/database.ts';
import { events, sessions } from '#server/db/schema.ts';
import { takeEpoch } from '#server/live/epoch.queries.ts';
import { streamNumbers } from '#server/live/stream-numbers.ts';

/** By which a stream that has handled this event is resumed. */
export const eventId = async (db: Database, seq: number): Promise<string> =>
  String(streamNumbers(await takeEpoch(db)).of(seq));

/** So many events of an owner, all two days old, numbered from a thousand. */
export const storeOldEvents = (db: Database, ownerId: string, count: number) =>
  db.execute(sql`insert into ${events} (owner_id, seq, kind, payload, at)
    select ${ownerId}, n, 'menu', '{"kind":"menu"}', now() - interval '2 days' + make_interval(secs => n)
    from generate_series(1000, ${999 + count}::int) n`);

/** Numbers grow in the order of commits, times in that of beginnings. */
export const makeEventYoung = (db: Database, ownerId: string, seq: number) =>
  db.execute(sql`update ${events} set at = now() where owner_id = ${ownerId} and seq = ${seq}`);

export const listOldEvents = async (db: Database, ownerId: string): Promise<number[]> => {
  const { rows } = await db.execute<{ seq: number }>(
    sql`select seq from ${events} where owner_id = ${ownerId} and seq >= 1000 order by seq`,
  );
  return rows.map(({ seq }) => Number(seq));
};

export const storeSessions = (db: Database, userId: string, count: number, expiresAt: Date) =>
  db.execute(sql`insert into ${sessions} (token_hash, user_id, expires_at)
    select 'old' || n, ${userId}, ${expiresAt.toISOString()}::timestamptz from generate_series(1, ${count}::int) n`);

/** By which a stream of these kinds names the newest that it carries; null: there are none. */
export const newestEventId = async (
  db: Database,
  ownerId: string,
  kinds: readonly LiveEventKind[],
): Promise<string | null> => {
  const [row] = await db
    .select({ seq: max(events.seq) })
    .from(events)
    .where(and(eq(events.ownerId, ownerId), inArray(events.kind, [...kinds])));
  return row?.seq == null ? null : eventId(db, row.seq);
};

import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { LiveEvent, LiveEventKind } from '#core/live/live-events.ts';
import { readLiveEvent, type UnknownEvent } from '#core/live/read-live-event.ts';
import { findAnnounce } from '#server/db/announcing/after-commit.ts';
import { eventChannel, parseNotice } from '#server/db/announcing/event-notice.ts';
import { type Batches, inBatches } from '#server/db/batches.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { eventCounters, events } from '#server/db/schema.ts';

export type LoggedEvent = { seq: number; event: LiveEvent | UnknownEvent };

/**
 * Writes events in the transaction that made them true. It must be the last statement of that transaction:
 * the counter's row lock, held until commit, makes sequence numbers grow in the order of commits, so a
 * reader that has seen N can never later find an N-1. Listeners are notified after the commit.
 */
export const logEvents = async (
  tx: Transaction,
  ownerId: string,
  ...happened: LiveEvent[]
): Promise<void> => {
  const count = happened.length;
  if (count === 0) return;
  const payloads = happened.map((event, index) => ({ offset: index, kind: event.kind, payload: event }));
  const kinds = kindsOf(happened);
  const owner = sql`${ownerId}::text`;
  const { rows } = await tx.execute<Announcement>(sql`
    with counter as (${takeSeqs(owner, sql`${count}::bigint`, sql`(values (1)) as once`)}), logged as (
      insert into ${events} (owner_id, seq, kind, payload)
      select ${owner}, counter.last_seq - ${count}::bigint + 1 + item."offset", item.kind, item.payload
      from counter, jsonb_to_recordset(${JSON.stringify(payloads)}::jsonb) as item("offset" int, kind text, payload jsonb)
    )
    select ${noticeOf(tx, owner, kinds)} as notice from counter
  `);
  announceCommitted(tx, rows);
};

/**
 * The same for several owners at once, for a statement that changes data of many. Owners are locked in the order of
 * their ids, so that two of these never deadlock.
 */
export const logEventsOfOwners = async (
  tx: Transaction,
  happened: readonly { ownerId: string; event: LiveEvent }[],
): Promise<void> => {
  if (happened.length === 0) return;
  const payloads = happened.map(({ ownerId, event }) => ({
    owner: ownerId,
    kind: event.kind,
    payload: event,
  }));
  const kinds = kindsOf(happened.map(({ event }) => event));
  const { rows } = await tx.execute<Announcement>(sql`
    with item as (
      select owner, kind, payload, row_number() over (partition by owner order by place) as turn
      from rows from (jsonb_to_recordset(${JSON.stringify(payloads)}::jsonb) as (owner text, kind text, payload jsonb))
        with ordinality as given(owner, kind, payload, place)
    ), counted as (
      select owner, count(*) as events from item group by owner order by owner
    ), counter as (
      insert into ${eventCounters} (owner_id, last_seq) select owner, events from counted
      on conflict (owner_id) do update set last_seq = event_counters.last_seq + excluded.last_seq
      returning owner_id, last_seq
    ), logged as (
      insert into ${events} (owner_id, seq, kind, payload)
      select item.owner, counter.last_seq - counted.events + item.turn, item.kind, item.payload
      from item join counted on counted.owner = item.owner join counter on counter.owner_id = item.owner
    )
    select ${noticeOf(tx, sql`counter.owner_id`, kinds)} as notice from counter
  `);
  announceCommitted(tx, rows);
};

const kindsOf = (happened: readonly LiveEvent[]): SQL =>
  sql.raw(`'${[...new Set(happened.map(({ kind }) => kind))].join(',')}'`);

/** The owner's next numbers, if `source` has a row. */
const takeSeqs = (owner: SQL, count: SQL, source: SQL): SQL => sql`
  insert into ${eventCounters} (owner_id, last_seq) select ${owner}, ${count} from ${source}
  on conflict (owner_id) do update set last_seq = event_counters.last_seq + excluded.last_seq
  returning last_seq`;

/** The notice of what was logged, or nothing where the statement has already sent it. */
type Announcement = { notice: string };

/** The notice of what was logged, for `parseNotice`: announced after the commit, or by the statement itself. */
const noticeOf = (db: Database, owner: SQL, kinds: SQL): SQL<string> => {
  const notice = sql<string>`${owner} || ' ' || counter.last_seq || ' ' || ${kinds}`;
  return findAnnounce(db) ? notice : sql`pg_notify(${sql.raw(`'${eventChannel}'`)}, ${notice})`;
};

const announceCommitted = (db: Database, rows: readonly Announcement[]): void => {
  const announce = findAnnounce(db);
  for (const { notice } of rows) {
    const parsed = announce && parseNotice(notice);
    if (parsed) announce(parsed);
  }
};

/**
 * For a statement that both makes a change and logs its event: the parts `counter` and `logged`, and what to select
 * from `counter` at the end, to pass to `announce` with the resulting row. They depend on the row of `source`, and so
 * run last, as `logEvents` does.
 */
export const eventInStatement = (
  db: Database,
  source: SQL,
  { ownerId, kind, payload }: { ownerId: SQL; kind: LiveEventKind; payload: SQL },
) => ({
  counter: takeSeqs(ownerId, sql`1`, source),
  logged: sql`
    insert into ${events} (owner_id, seq, kind, payload)
    select ${ownerId}, counter.last_seq, ${sql.raw(`'${kind}'`)}, ${payload} from counter, ${source}`,
  notice: noticeOf(db, ownerId, sql.raw(`'${kind}'`)),
  announce: (row: Announcement) => announceCommitted(db, [row]),
});

/** The same, followed by a second event where `menus` is 1: what guests see of the menu has changed. */
export const eventAndMenuInStatement = (
  db: Database,
  source: SQL,
  { ownerId, kind, payload }: { ownerId: SQL; kind: LiveEventKind; payload: SQL },
  menus: SQL,
  change: SQL,
) => {
  const menu = 'menu' satisfies LiveEventKind;
  return {
    counter: takeSeqs(ownerId, sql`1 + ${menus}`, source),
    logged: sql`
      insert into ${events} (owner_id, seq, kind, payload)
      select ${ownerId}, counter.last_seq - ${menus}, ${sql.raw(`'${kind}'`)}, ${payload} from counter, ${source}
      union all
      select ${ownerId}, counter.last_seq, ${sql.raw(`'${menu}'`)}, jsonb_build_object('kind', ${sql.raw(`'${menu}'`)}, 'change', ${change}) from counter where ${menus} = 1`,
    notice: noticeOf(
      db,
      ownerId,
      sql`case when ${menus} = 1 then ${sql.raw(`'${kind},${menu}' else '${kind}'`)} end`,
    ),
    announce: (row: Announcement) => announceCommitted(db, [row]),
  };
};

export const readLastSeq = async (db: Database, ownerId: string): Promise<number> => {
  const [row] = await db
    .select({ lastSeq: eventCounters.lastSeq })
    .from(eventCounters)
    .where(eq(eventCounters.ownerId, ownerId));
  return row?.lastSeq ?? 0;
};

/** The latest numbers of several owners; one without events has none. */
export const listLastSeqs = async (db: Database, ownerIds: string[]): Promise<Map<string, number>> => {
  const rows = await db
    .select({ ownerId: eventCounters.ownerId, lastSeq: eventCounters.lastSeq })
    .from(eventCounters)
    // One parameter and one text, however many there are: asked for every open stream with every heartbeat.
    .where(sql`${eventCounters.ownerId} = any(${sql.param(ownerIds)}::text[])`);
  return new Map(rows.map(({ ownerId, lastSeq }) => [ownerId, lastSeq]));
};

/** The number of events read at once. */
const pageSize = 1_000;

/** The next events after a sequence number, oldest first; null when the log no longer holds the very next one. */
export const readEventsAfter = async (
  db: Database,
  ownerId: string,
  seq: number,
): Promise<LoggedEvent[] | null> => {
  const rows = await db
    .select({ seq: events.seq, payload: events.payload })
    .from(events)
    .where(and(eq(events.ownerId, ownerId), gt(events.seq, seq)))
    .orderBy(asc(events.seq))
    .limit(pageSize);
  // No rows: there is nothing newer, unless the number is not from this log at all, or its next was trimmed.
  const next = rows[0]?.seq ?? (await readLastSeq(db, ownerId)) + 1;
  if (next !== seq + 1) return null;
  return rows.map((row) => ({ seq: row.seq, event: readLiveEvent(row.payload) }));
};

/** A returning reader: its last number, the kinds it receives, and how many events may be replayed. */
export type Resumed = { seq: number; kinds: readonly LiveEventKind[]; maxEvents: number };
/** The missed events, and the number up to which they are complete. */
export type Missed = { events: LoggedEvent[]; seq: number };

/**
 * A reader that missed more events than this, of any kind, is better served with a snapshot: counting them costs more
 * than the few that a guest receives.
 */
const maxSpan = { ofGuests: 200, ofBoards: 1_000 };

/**
 * What a reader missed of the kinds it receives; null when the log no longer holds all of it, or it is too much. Events
 * of other kinds are counted but not read. Order events can be large, and there are many: readers without orders use
 * the index that has none (`events_but_orders`).
 */
export const readMissed = async (
  db: Database,
  ownerId: string,
  { seq, kinds, maxEvents }: Resumed,
): Promise<Missed | null> => {
  const includesOrders = kinds.includes('order');
  const span = includesOrders ? maxSpan.ofBoards : maxSpan.ofGuests;
  const after = and(eq(events.ownerId, ownerId), gt(events.seq, seq));
  const visible = and(
    inArray(events.kind, [...kinds]),
    includesOrders ? undefined : sql`${events.kind} <> 'order'`,
  );
  const { rows } = await db.execute<{ lastSeq: number; seq: number | null; payload: unknown }>(sql`
    select log.last_seq as "lastSeq", missed.seq, missed.payload from (
      select last_seq, (select count(*) from ${events} where ${after}) as kept
      from (select coalesce((select last_seq from ${eventCounters} where owner_id = ${ownerId}), 0) as last_seq) as counter
      where last_seq - ${seq}::bigint between 0 and ${sql.raw(String(span))}
    ) as log left join lateral (
      select seq, payload from ${events} where ${after} and ${visible} order by seq limit ${maxEvents + 1}
    ) as missed on true
    where log.kept = log.last_seq - ${seq}::bigint
    order by missed.seq`);
  const [first] = rows;
  if (!first || rows.length > maxEvents) return null;
  const missed = rows.flatMap((row) =>
    row.seq === null ? [] : [{ seq: row.seq, event: readLiveEvent(row.payload) }],
  );
  return { events: missed, seq: first.lastSeq };
};

/** For each owner also what lies between: numbers and times may differ in order, and the rest must have no gap. */
const deleteOldestEvents = async (db: Database, before: Date, limit: number): Promise<number> => {
  const { rows } = await db.execute(sql`
    with oldest as (
      select owner_id, seq from ${events} where at < ${before.toISOString()}::timestamptz order by at limit ${limit}
    ), parts as (
      select owner_id, min(seq) as first, max(seq) as last from oldest group by owner_id
    )
    delete from ${events} where ctid = any(array(
      select e.ctid from parts cross join lateral (
        select ctid from ${events} e where e.owner_id = parts.owner_id and e.seq between first and last
        order by e.seq limit ${limit}
      ) e))
    returning 1`);
  return rows.length;
};

/** Events are for screens that were away for a while, not an archive. */
export const trimEvents = (db: Database, before: Date, batches?: Batches): Promise<number> =>
  inBatches(trimmedAtOnce, (limit) => deleteOldestEvents(db, before, limit), batches);
/** A few milliseconds of work: the embedded database does nothing else meanwhile. */
const trimmedAtOnce = 250;

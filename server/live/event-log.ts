import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { LiveEvent, LiveEventKind } from '#core/live/live-events.ts';
import { type Batches, inBatches } from '#server/db/batches.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { eventCounters, events } from '#server/db/schema.ts';

/** The channel that tells every process "owner X has event N". */
export const eventChannel = 'menta_events';

export type LoggedEvent = { seq: number; event: LiveEvent };

/** What a notification says; the events themselves are read from the log. */
export type EventNotice = { ownerId: string; seq: number; kinds: LiveEventKind[] };

/**
 * Writes events in the transaction that made them true. It must be the last statement of that transaction:
 * the counter's row lock, held until commit, makes sequence numbers grow in the order of commits, so a
 * reader that has seen N can never later find an N-1. NOTIFY is delivered by the database at commit.
 */
export const logEvents = async (
  tx: Transaction,
  ownerId: string,
  ...happened: LiveEvent[]
): Promise<void> => {
  const count = happened.length;
  if (count === 0) return;
  const payloads = happened.map((event, index) => ({ offset: index, kind: event.kind, payload: event }));
  const kinds = [...new Set(happened.map((event) => event.kind))].join(',');
  const owner = sql`${ownerId}::text`;
  await tx.execute(sql`
    with counter as (${takeSeqs(owner, sql`${count}::bigint`, sql`(values (1)) as once`)}), logged as (
      insert into ${events} (owner_id, seq, kind, payload)
      select ${owner}, counter.last_seq - ${count}::bigint + 1 + item."offset", item.kind, item.payload
      from counter, jsonb_to_recordset(${JSON.stringify(payloads)}::jsonb) as item("offset" int, kind text, payload jsonb)
    )
    select ${tellAll(owner, kinds)} from counter
  `);
};

/**
 * The same for several owners at once, for a statement that changes things of many. Owners are locked in the order of
 * their ids, so that two who do this never wait for each other.
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
  const kinds = [...new Set(happened.map(({ event }) => event.kind))].join(',');
  await tx.execute(sql`
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
    select ${tellAll(sql`counter.owner_id`, kinds)} from counter
  `);
};

/** The owner's next numbers, if `source` has a row. */
const takeSeqs = (owner: SQL, count: SQL, source: SQL): SQL => sql`
  insert into ${eventCounters} (owner_id, last_seq) select ${owner}, ${count} from ${source}
  on conflict (owner_id) do update set last_seq = event_counters.last_seq + excluded.last_seq
  returning last_seq`;

const tellAll = (owner: SQL, kinds: string | SQL): SQL =>
  sql`pg_notify(${sql.raw(`'${eventChannel}'`)}, ${owner} || ' ' || counter.last_seq || ' ' || ${typeof kinds === 'string' ? sql.raw(`'${kinds}'`) : kinds})`;

/**
 * For a statement that makes an event true and logs it in one: its parts `counter` and `logged`, and what to select
 * from `counter` at the end. They depend on the row of `source`, and so come last as `logEvents` does.
 */
export const eventInStatement = (
  source: SQL,
  { ownerId, kind, payload }: { ownerId: SQL; kind: LiveEventKind; payload: SQL },
) => ({
  counter: takeSeqs(ownerId, sql`1`, source),
  logged: sql`
    insert into ${events} (owner_id, seq, kind, payload)
    select ${ownerId}, counter.last_seq, ${sql.raw(`'${kind}'`)}, ${payload} from counter, ${source}`,
  told: tellAll(ownerId, kind),
});

/** The same, and after the event a second one where `menus` is 1 and not 0: guests must read the menu again. */
export const eventAndMenuInStatement = (
  source: SQL,
  { ownerId, kind, payload }: { ownerId: SQL; kind: LiveEventKind; payload: SQL },
  menus: SQL,
) => {
  const menu: LiveEvent = { kind: 'menu' };
  return {
    counter: takeSeqs(ownerId, sql`1 + ${menus}`, source),
    logged: sql`
      insert into ${events} (owner_id, seq, kind, payload)
      select ${ownerId}, counter.last_seq - ${menus}, ${sql.raw(`'${kind}'`)}, ${payload} from counter, ${source}
      union all
      select ${ownerId}, counter.last_seq, ${sql.raw(`'${menu.kind}', '${JSON.stringify(menu)}'::jsonb`)} from counter where ${menus} = 1`,
    told: tellAll(
      ownerId,
      sql`case when ${menus} = 1 then ${sql.raw(`'${kind},${menu.kind}' else '${kind}'`)} end`,
    ),
  };
};

export const parseNotice = (payload: string): EventNotice | null => {
  const [ownerId, seq, kinds] = payload.split(' ');
  return ownerId && seq && kinds
    ? { ownerId, seq: Number(seq), kinds: kinds.split(',') as LiveEventKind[] }
    : null;
};

export const readLastSeq = async (db: Database, ownerId: string): Promise<number> => {
  const [row] = await db
    .select({ lastSeq: eventCounters.lastSeq })
    .from(eventCounters)
    .where(eq(eventCounters.ownerId, ownerId));
  return row?.lastSeq ?? 0;
};

/** The newest numbers of several owners; one without events has none. */
export const listLastSeqs = async (db: Database, ownerIds: string[]): Promise<Map<string, number>> => {
  const rows = await db
    .select({ ownerId: eventCounters.ownerId, lastSeq: eventCounters.lastSeq })
    .from(eventCounters)
    .where(inArray(eventCounters.ownerId, ownerIds));
  return new Map(rows.map(({ ownerId, lastSeq }) => [ownerId, lastSeq]));
};

/** As many as are read at once. */
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
  return rows.map((row) => ({ seq: row.seq, event: row.payload as LiveEvent }));
};

/** Of each owner what lies between, too: numbers and times may differ in order, and what is left must have no gap. */
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
/** Some milliseconds of work: the embedded database does nothing else meanwhile. */
const trimmedAtOnce = 250;

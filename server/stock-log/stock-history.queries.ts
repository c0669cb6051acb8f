import { type SQL, sql } from 'drizzle-orm';
import type { StockLogRow } from '#core/stock/sold-out-spans.ts';
import type { OwnId } from '#server/access/own-id.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { dishes, restaurants, sections, shifts, stockLog } from '#server/db/schema.ts';

export type OwnedStockLogRow = StockLogRow & { readonly ownerId: OwnId<'account'> };
/** A place in the index of the log. */
export type StockItem = Record<'ownerId' | 'dishId' | 'groupName' | 'optionName', string>;

/**
 * The clocks of two processes may differ: of rows this close together the one written last counts, so they are read
 * together, in the order of writing.
 */
const clockSkew = sql`interval '10 minutes'`;

/** More than any owner has had dishes and options. */
const everyItem = 1_000_000;

const itself = (alias: string): SQL => sql.raw(`${alias}.dish_id, ${alias}.group_name, ${alias}.option_name`);
const key = (alias: string): SQL => sql`${sql.raw(`${alias}.owner_id`)}, ${itself(alias)}`;
const valuesOf = ({ ownerId, dishId, groupName, optionName }: StockItem): SQL =>
  sql`${ownerId}::text, ${dishId}::text, ${groupName}::text, ${optionName}::text`;
const isSameItem = (a: string, b: string): SQL => sql`(${key(a)}) = (${key(b)})`;
const momentOf = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

/**
 * A query named `thing`: every item that was ever logged, once, of one owner or after the given one. It jumps from one to
 * the next in the index, so it costs as many steps as there are items, not rows. That the owner is no part of the
 * comparison where it is given matters: the jump would begin at the owner's first row each time.
 */
const eachItem = (of: { ownerId: OwnId<'account'> } | { after: StockItem; most: number }): SQL => {
  const part = 'ownerId' in of ? itself : key;
  const within = 'ownerId' in of ? sql`l.owner_id = ${of.ownerId} and` : sql``;
  const first = 'ownerId' in of ? sql`'', '', ''` : valuesOf(of.after);
  const most = 'ownerId' in of ? everyItem : of.most;
  const nextAfter = (last: SQL) => sql`
    select ${key('l')} from ${stockLog} l where ${within} (${part('l')}) > (${last})
    order by ${part('l')} limit 1`;
  return sql`
    thing as (
      select start.*, 1 as turn from (${nextAfter(first)}) start
      union all
      select next.*, turn + 1 from thing cross join lateral (${nextAfter(part('thing'))}) next where turn < ${most}
    )`;
};

/** The rows that determine the state of a `thing` at a moment: the last before it, and any written after that. */
const lastRows = (until: SQL): SQL => sql`
  select log.* from ${stockLog} log
  where ${isSameItem('log', 'thing')} and log.at <= ${until} and log.at >= (
    select max(newest.at) from ${stockLog} newest where ${isSameItem('newest', 'thing')} and newest.at <= ${until}
  ) - ${clockSkew}`;

const readRows = async (db: Database | Transaction, source: SQL): Promise<OwnedStockLogRow[]> => {
  const { rows } = await db.execute(sql`${source}
    select log.owner_id as "ownerId", log.dish_id as "dishId", log.dish_name as "dishName",
      log.group_name as "groupName", log.option_name as "optionName", log.is_out as "isOut", log.at
    from found log order by log.id`);
  return (rows as (Omit<OwnedStockLogRow, 'at'> & { at: string | Date })[]).map((row) => ({
    ...row,
    at: new Date(row.at),
  }));
};

const nameOf = ({ dishId, groupName, optionName }: OwnedStockLogRow): string =>
  JSON.stringify([dishId, groupName, optionName]);

/** The last entry for each item, from rows of one owner in the order of writing. */
export const lastOfEach = (rows: readonly OwnedStockLogRow[]): OwnedStockLogRow[] => [
  ...new Map(rows.map((row) => [nameOf(row), row])).values(),
];

/**
 * What was written about a window, in the order of writing, and what was out when it began. That counts only for dishes of
 * the menu that was offered (null: of any): one that is off on another menu is missed by nobody.
 */
export const listStockLog = async (
  db: Database | Transaction,
  ownerId: OwnId<'account'>,
  from: Date,
  to: Date,
  menuId: string | null,
): Promise<StockLogRow[]> => {
  const rows = await readRows(
    db,
    sql`
    with recursive ${eachItem({ ownerId })}, found as (
      select last.* from thing cross join lateral (${lastRows(momentOf(from))}) last
      where ${menuId}::text is null or not exists (
        select from ${dishes} d join ${sections} s on s.id = d.section_id
        where d.id = thing.dish_id and s.menu_id <> ${menuId}::text)
      union all
      select * from ${stockLog}
      where owner_id = ${ownerId} and at > ${momentOf(from)} and at <= ${momentOf(to)}
    )`,
  );
  const outBefore = new Set(lastOfEach(rows.filter(({ at }) => at <= from)).filter(({ isOut }) => isOut));
  return rows.filter((row) => row.at > from || outBefore.has(row));
};

const gone = sql`not exists (select from ${dishes} d where d.id = thing.dish_id)`;

/** The next items that were ever logged, and whether their dish is gone. any-owner: a repair scans all. */
export const listItems = async (db: Database, after: StockItem, most: number) => {
  const { rows } = await db.execute<StockItem & { ownerId: OwnId<'account'>; isGone: boolean }>(sql`
    with recursive ${eachItem({ after, most })}
    select owner_id as "ownerId", dish_id as "dishId", group_name as "groupName", option_name as "optionName",
      ${gone} as "isGone"
    from thing order by turn`);
  return rows;
};

/** The last entries of an owner's items whose dish is gone, in the order of writing. */
export const listLastOfGone = (tx: Transaction, ownerId: OwnId<'account'>): Promise<OwnedStockLogRow[]> =>
  readRows(
    tx,
    sql`
    with recursive ${eachItem({ ownerId })}, found as (
      select last.* from thing cross join lateral (${lastRows(sql`'infinity'::timestamptz`)}) last where ${gone}
    )`,
  );

export const insertStockLogOf = (tx: Transaction, rows: OwnedStockLogRow[]) =>
  tx.insert(stockLog).values(rows);

/** The next owners with older entries. any-owner: retention is the same for all. */
export const listOwnersLoggedBefore = async (db: Database, after: string, before: Date, limit: number) => {
  const { rows } = await db.execute<{ ownerId: OwnId<'account'> }>(sql`
    select owner_id as "ownerId" from ${restaurants} r
    where owner_id > ${after} and exists (
      select from ${stockLog} l where l.owner_id = r.owner_id and l.at < ${momentOf(before)})
    order by owner_id limit ${limit}`);
  return rows.map(({ ownerId }) => ownerId);
};

/**
 * Deletes some of what no report needs any more; returns the number. A shift without totals needs the log since it
 * began. The last entry of each item stays, unless it only says that the item is available.
 */
export const trimStockLog = async (
  db: Database,
  ownerId: OwnId<'account'>,
  before: Date,
  limit: number,
): Promise<number> => {
  const { rows } = await db.execute(sql`
    with needed as (
      select least(${momentOf(before)}, min(s.started_at)) as since from ${shifts} s
      where s.owner_id = ${ownerId} and (s.ended_at is null or s.summed_at is null) and not s.is_practice
    )
    delete from ${stockLog} where ctid = any(array(
      select log.ctid from ${stockLog} log, needed
      where log.owner_id = ${ownerId} and log.at < needed.since and (
        exists (select from ${stockLog} other
          where ${isSameItem('other', 'log')} and other.at > log.at + ${clockSkew} and other.at < needed.since)
        or not log.is_out and not exists (select from ${stockLog} other
          where ${isSameItem('other', 'log')} and other.id <> log.id and other.at < needed.since + ${clockSkew}))
      limit ${limit}))
    returning 1`);
  return rows.length;
};

import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { GuestLocale } from '#core/i18n/locale.ts';
import type { LiveEvent } from '#core/live/live-events.ts';
import type { StockMove } from '#core/stock/stock-needs.ts';
import type { PublicOwnerId } from '#server/access/own-id.ts';
import type { Database } from '#server/db/engine/database.ts';
import { tableCount } from '#server/db/restaurant-columns.ts';
import { retryTransaction } from '#server/db/retry-transaction.ts';
import {
  dishes,
  orderLines,
  orders,
  orderTrail,
  pauses,
  printJobs,
  restaurants,
  shifts,
  users,
  visits,
} from '#server/db/schema.ts';
import { printingSetup } from '#server/features/printing/jobs/printing-setup.queries.ts';
import type { NewJobRow } from '#server/features/printing/jobs/tickets.mapper.ts';
import { codeOfTable } from '#server/features/qr/table-codes.queries.ts';
import { isPhoneRefused } from '#server/features/refused-phones/refused-phones.queries.ts';
import { eventAndMenuInStatement, eventInStatement } from '#server/live/event-log.ts';
import { logLastTaken } from '#server/stock-log/stock-log.queries.ts';
import { newId } from '#server/system/ids.ts';
import { pauseColumns, selectOrderableDishes } from './orderable-dishes.queries.ts';
import { type LineRow, type OrderRow, restaurantNameIn } from './orders.queries.ts';
import { afterTaking, countFellShort, menusSeen, takeAny, takeFromPlenty } from './taken-stock.queries.ts';

/**
 * The columns by name, because a newer process may have added some to the table, whose defaults must then apply:
 * `(a, b)` for the insert and `filled.a, filled.b` for its source, which is made of rows named as the database does.
 */
const columnsOf = <Row extends object>(table: typeof orders | typeof orderLines | typeof printJobs) => {
  const columns = Object.entries(getTableColumns(table))
    .filter(([, column]) => !column.generatedIdentity)
    .map(([key]) => [key, toSnakeCase(key)] as const);
  const list = (prefix: string): SQL => sql.raw(columns.map(([, name]) => `${prefix}"${name}"`).join(', '));
  return {
    into: sql`${table} (${list('')})`,
    filled: list('filled.'),
    toRecord: (row: Row) => Object.fromEntries(columns.map(([key, name]) => [name, row[key as keyof Row]])),
  };
};

/** What decides where an order may go. */
type Sent = {
  owner: PublicOwnerId;
  clientOrderToken: string;
  tableNumber: number | null;
  phone: string;
  /** The guest's. */
  language?: GuestLocale | null | undefined;
};

/**
 * Where an order may go right now: the owner's plan, tables and open shift; whether its phone is refused there and what
 * its table's address carries; and whether it was sent before. Like all of this file it is prepared once: nothing runs
 * as often in a full house.
 */
const prepareFindRestaurant = (db: Database) => {
  const query = db
    .select({
      plan: users.plan,
      name: restaurantNameIn(sql.placeholder('language')),
      timeZone: restaurants.timeZone,
      tables: tableCount,
      isKosher: restaurants.isKosher,
      autoApprove: restaurants.autoApprove,
      caps: { portions: restaurants.maxPortions, total: restaurants.maxOrderTotal },
      tableCode: codeOfTable(users.id, sql`${sql.placeholder('tableNumber')}::int`),
      isPhoneRefused: isPhoneRefused(shifts.id, sql`${sql.placeholder('phone')}`),
      shiftId: shifts.id,
      pause: pauseColumns,
      isPractice: shifts.isPractice,
      printing: printingSetup,
      quotas: users.quotaOverrides,
      sentBefore: sql<boolean>`exists (select from ${orders} where ${and(
        eq(orders.ownerId, users.id),
        eq(orders.clientOrderToken, sql.placeholder('clientOrderToken')),
      )})`,
    })
    .from(users)
    .innerJoin(restaurants, eq(restaurants.ownerId, users.id))
    .leftJoin(shifts, and(eq(shifts.ownerId, users.id), isNull(shifts.endedAt)))
    .leftJoin(pauses, and(eq(pauses.ownerId, users.id), isNull(pauses.sectionId)))
    .where(eq(users.id, sql.placeholder('ownerId')))
    .prepare('find_ordering_restaurant');
  return async ({ owner, language, ...sent }: Sent) => {
    const { clientOrderToken, tableNumber, phone } = sent;
    const [row] = await query.execute({
      ownerId: owner,
      language: language ?? null,
      clientOrderToken,
      tableNumber,
      phone,
    });
    return row ?? null;
  };
};

const prepareListDishes = (db: Database) => {
  const query = selectOrderableDishes(db, sql.placeholder('language'))
    .where(
      and(
        sql`${dishes.id} = any(${sql.placeholder('dishIds')})`,
        // No index holds the expression, so the planner looks up the few requested dishes, never all of the owner's.
        sql`${dishes.ownerId} || '' = ${sql.placeholder('ownerId')}`,
      ),
    )
    .prepare('list_orderable_dishes');
  return (ownerId: PublicOwnerId, dishIds: string[], language: GuestLocale | null) =>
    query.execute({ ownerId, dishIds, language });
};

export const findLastNumber = async (
  db: Database,
  ownerId: PublicOwnerId,
  shiftId: string,
): Promise<number> => {
  const [row] = await db
    .select({ number: shifts.lastOrderNumber })
    .from(shifts)
    .where(and(eq(shifts.id, shiftId), eq(shifts.ownerId, ownerId)));
  return row?.number ?? 0;
};

type NewOrder = {
  order: Omit<OrderRow, 'number'>;
  lines: readonly LineRow[];
  event: LiveEvent;
  /** What it takes from counted stock; usually nothing. */
  counts: readonly StockMove[];
  /** How many orders the shift may take: compared with its own counter, under the lock that raises it. */
  ordersPerShift: number;
  /** How many bytes they may have together. */
  orderBytesPerShift: number;
  /** The member of staff who took it; null when its guest sent it. */
  takenBy: string | null;
  /** Its tickets; none where there is no printer. */
  jobs: readonly NewJobRow[];
};

/** What the database assigns. */
type Placed = { number: number; visitId: string | null };
type PlacingKind = { byStaff: boolean; prints: boolean; atTable: boolean };

/**
 * One statement, and so one transaction: takes the shift's next number (its row lock makes numbers gapless and keeps
 * the shift from ending meanwhile), inserts the order, its lines and its event, into which it writes the number.
 * A token that exists already violates a constraint, and the number is free again. Returns null when the shift is over
 * or full.
 *
 * An order of something counted takes it in the same statement, after the number, so that of the orders of a restaurant
 * one takes at a time, and before the event's, as whoever changes the stock does; a count that would fall below zero breaks
 * its constraint, and all of it is undone. That makes other statements, so that an order pays only for what it does: one
 * for a single count with plenty left, one for `any`. Likewise for one that staff took: who did is the first line of its
 * trail; for one that is printed; and for one at a table, which joins the visit that is open there or begins one. The
 * conflict changes nothing of that visit: it locks the row as it is now, so that an order never joins one that was just closed.
 */
const preparePlace = (
  db: Database,
  takes: 'plenty' | 'any' | null,
  { byStaff, prints, atTable }: PlacingKind,
) => {
  const order = columnsOf<NewOrder['order']>(orders);
  const line = columnsOf<LineRow>(orderLines);
  const job = columnsOf<NewJobRow>(printJobs);
  const input = (name: string, type: 'text' | 'jsonb' | 'bigint' | 'int'): SQL =>
    sql`${sql.placeholder(name)}::${sql.raw(type)}`;
  const number = sql<number>`taken.number`;
  const owner = input('ownerId', 'text');
  const takenAt = sql`${input('takenAt', 'text')}::timestamptz`;
  const numbered = sql`jsonb_set(${input('event', 'jsonb')}, '{order,displayOrderNumber}', to_jsonb(placed.number))`;
  const happened = {
    ownerId: owner,
    kind: 'order',
    payload: atTable ? sql`jsonb_set(${numbered}, '{order,visit}', to_jsonb(placed.visit_id))` : numbered,
  } as const;
  const event =
    takes === 'any'
      ? eventAndMenuInStatement(
          db,
          sql`placed`,
          happened,
          sql`(select menus from seen)`,
          sql`(select change from seen)`,
        )
      : eventInStatement(db, sql`placed`, happened);
  const taken = db.$with('taken', { number }).as(sql`
    update ${shifts} set last_order_number = last_order_number + 1, order_bytes = order_bytes + ${input('orderBytes', 'bigint')}
    where id = ${input('shiftId', 'text')} and owner_id = ${owner} and ended_at is null
      and last_order_number < ${input('ordersPerShift', 'bigint')}
      and order_bytes < ${input('orderBytesPerShift', 'bigint')}
    returning last_order_number as number`);
  const count = {
    dishId: input('dishId', 'text'),
    groupName: input('groupName', 'text'),
    optionName: input('optionName', 'text'),
    countId: input('countId', 'text'),
    quantity: input('quantity', 'int'),
  };
  const took = db
    .$with('took', {})
    .as(takes === 'any' ? takeAny(owner, input('counts', 'jsonb')) : takeFromPlenty(owner, count));
  const seen = db.$with('seen', {}).as(menusSeen);
  const ranOut = db.$with('ran_out', {}).as(logLastTaken({ owner, at: takenAt }));
  // Locked, so that it is read as it is after waiting for the shift: closed or moved since, it is not found.
  const found = db.$with('found', {}).as(sql`
    select v.id from taken, ${visits} v
    where v.shift_id = ${input('shiftId', 'text')} and v.table_number = ${input('tableNumber', 'int')} and v.closed_at is null
    for share of v`);
  const opened = db.$with('opened', {}).as(sql`
    insert into ${visits} (id, owner_id, shift_id, table_number, opened_at)
    select ${input('newVisit', 'text')}, ${owner}, ${input('shiftId', 'text')}, ${input('tableNumber', 'int')}, ${takenAt}
    from taken where not exists (select from found)
    on conflict (shift_id, table_number) where closed_at is null do update set opened_at = ${visits}.opened_at
    returning id`);
  const visited = sql`cross join (select id from found union all select id from opened) visited`;
  const assigned = atTable
    ? sql`jsonb_build_object('number', taken.number, 'visit_id', visited.id)`
    : sql`jsonb_build_object('number', taken.number)`;
  const placed = db.$with('placed', {}).as(sql`
    insert into ${order.into} select ${order.filled} from taken ${takes === 'plenty' ? afterTaking : sql``} ${atTable ? visited : sql``},
      jsonb_populate_record(null::${orders}, ${input('order', 'jsonb')} || ${assigned}) filled
    returning number, visit_id`);
  const lines = db.$with('lines', {}).as(sql`
    insert into ${line.into} select ${line.filled} from placed,
      jsonb_populate_recordset(null::${orderLines}, ${input('lines', 'jsonb')}) filled`);
  const jobs = db.$with('jobs', {}).as(sql`
    insert into ${job.into} select ${job.filled} from placed,
      jsonb_populate_recordset(null::${printJobs}, ${input('jobs', 'jsonb')}) filled`);
  const trail = db.$with('trail', {}).as(sql`
    insert into ${orderTrail} (owner_id, order_id, actor_id, action, at)
    select ${owner}, ${input('orderId', 'text')}, ${input('takenBy', 'text')}, 'take',
      ${takenAt} from placed`);
  const query = db
    .with(
      taken,
      ...(takes ? [took] : []),
      ...(takes === 'any' ? [seen, ranOut] : []),
      ...(atTable ? [found, opened] : []),
      placed,
      lines,
      ...(byStaff ? [trail] : []),
      ...(prints ? [jobs] : []),
      db.$with('counter', {}).as(event.counter),
      db.$with('logged', {}).as(event.logged),
    )
    .select({
      number: sql<number>`placed.number`,
      visitId: sql<string | null>`placed.visit_id`,
      notice: event.notice,
    })
    .from(sql`placed, counter`)
    .prepare(
      `place_${byStaff ? 'staff_' : ''}${prints ? 'printed_' : ''}order${atTable ? '_at_table' : ''}${takes ? `_taking_${takes}` : ''}`,
    );

  return async (ownerId: PublicOwnerId, placing: NewOrder): Promise<Placed | null> => {
    const written = JSON.stringify(placing.lines.map(line.toRecord));
    const [placedRow] = await retryTransaction(() =>
      query.execute({
        ownerId,
        shiftId: placing.order.shiftId,
        order: JSON.stringify(order.toRecord(placing.order)),
        lines: written,
        orderBytes: Buffer.byteLength(written),
        event: JSON.stringify(placing.event),
        ordersPerShift: placing.ordersPerShift,
        orderBytesPerShift: placing.orderBytesPerShift,
        ...(takes === 'plenty' && placing.counts[0]),
        ...(takes === 'any' && { counts: JSON.stringify(placing.counts) }),
        takenAt: placing.order.createdAt.toISOString(),
        ...(byStaff && { orderId: placing.order.id, takenBy: placing.takenBy }),
        ...(atTable && { newVisit: newId(), tableNumber: placing.order.tableNumber }),
        ...(prints && { jobs: JSON.stringify(placing.jobs.map(job.toRecord)) }),
      }),
    );
    if (!placedRow) return null;
    event.announce(placedRow);
    return { number: placedRow.number, visitId: placedRow.visitId };
  };
};

// any-owner: each of its statements compares the owner.
export const preparePlacing = (db: Database) => {
  const prepareKind = (how: PlacingKind) => ({
    none: preparePlace(db, null, how),
    plenty: preparePlace(db, 'plenty', how),
    any: preparePlace(db, 'any', how),
  });
  const prepareTables = (how: Omit<PlacingKind, 'atTable'>) => ({
    away: prepareKind({ ...how, atTable: false }),
    atTable: prepareKind({ ...how, atTable: true }),
  });
  const prepareKinds = (byStaff: boolean) => ({
    unprinted: prepareTables({ byStaff, prints: false }),
    printed: prepareTables({ byStaff, prints: true }),
  });
  const [sent, taken] = [prepareKinds(false), prepareKinds(true)];
  return {
    findRestaurant: prepareFindRestaurant(db),
    listDishes: prepareListDishes(db),
    place: async (ownerId: PublicOwnerId, placing: NewOrder): Promise<Placed | null> => {
      const kinds = placing.takenBy === null ? sent : taken;
      const tables = kinds[placing.jobs.length > 0 ? 'printed' : 'unprinted'];
      const { none, plenty, any } = tables[placing.order.tableNumber === null ? 'away' : 'atTable'];
      if (placing.counts.length === 0) return none(ownerId, placing);
      if (placing.counts.length > 1) return any(ownerId, placing);
      try {
        return await plenty(ownerId, placing);
      } catch (error) {
        if (!countFellShort(error)) throw error;
        return any(ownerId, placing);
      }
    },
  };
};

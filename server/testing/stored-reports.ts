import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Totals } from '#core/reports/totals.ts';
import type { Database } from '#server/db/engine/database.ts';
import { dishes, monthTotals, shifts, shiftTotals, stockLog } from '#server/db/schema.ts';

/** What a report says, from the orders themselves, in no word the way that the totals are made. */
export const readPlainReport = async (db: Database, ownerId: string) => {
  const rows = async (query: SQL) => (await db.execute(query)).rows;
  const happened = sql`from orders o join shifts s on s.id = o.shift_id
    where o.owner_id = ${ownerId} and o.deleted_at is null and not o.rejected`;
  const sold = sql`count(*)::int as orders, sum(o.total)::float8 / 100 as takings`;
  const lines = sql`from orders o join order_lines l on l.order_id = o.id
    where o.owner_id = ${ownerId} and o.deleted_at is null and not o.rejected`;
  const lineTotal = sql`(l.dish_price + l.size_price + coalesce((select sum((c ->> 'price')::int)
    from jsonb_array_elements(l.customizations) c), 0)) * l.quantity`;
  const portions = sql`sum(l.quantity)::int as portions, sum(${lineTotal})::float8 / 100 as takings`;
  return {
    days: await rows(sql`select to_char(s.started_at at time zone 'Asia/Jerusalem', 'YYYY-MM-DD') as day, ${sold}
      ${happened} group by 1 order by 1`),
    hours:
      await rows(sql`select extract(hour from o.created_at at time zone 'Asia/Jerusalem')::int as hour, ${sold}
      ${happened} group by 1 order by 1`),
    paid: await rows(sql`select ${sold} ${happened} and o.is_paid having count(*) > 0`),
    tables: await rows(
      sql`select o.table_number as table, ${sold} ${happened} group by 1 order by 1 nulls last`,
    ),
    dishes: await rows(sql`select l.dish_id as "dishId", ${portions} ${lines} group by 1 order by 1`),
    sizes:
      await rows(sql`select l.dish_name as dish, l.size_name as size, ${portions} ${lines} and l.size_name is not null
      group by 1, 2 order by 1, 2`),
    refused:
      await rows(sql`select case when deleted_at is not null then 'deleted' when cancelled then 'cancelled' when withdrawn then 'withdrawn'
      else 'rejected' end as kind, count(*)::int as orders, sum(total)::float8 / 100 as amount from orders
      where owner_id = ${ownerId} and (rejected or deleted_at is not null) group by 1 order by 1`),
    making:
      await rows(sql`select least(60, floor(extract(epoch from o.ready_at - o.approved_at) / 60))::int as minute,
      count(*)::int as orders ${happened} and o.ready_at is not null group by 1 order by 1`),
    corrections:
      await rows(sql`select o.number as "displayOrderNumber", o.total::float8 / 100 as amount from orders o
      join shifts s on s.id = o.shift_id where o.owner_id = ${ownerId} and o.deleted_at > s.ended_at order by 1, 2`),
  };
};

export const listStoredShiftTotals = (db: Database, shiftId: string) =>
  db.select().from(shiftTotals).where(eq(shiftTotals.shiftId, shiftId));

export const listStoredMonthTotals = (db: Database, ownerId: string) =>
  db.select().from(monthTotals).where(eq(monthTotals.ownerId, ownerId));

/** As left by a process that died before computing the totals. */
export const deleteShiftTotals = (db: Database, shiftId: string) =>
  db.update(shifts).set({ totalledAt: null }).where(eq(shifts.id, shiftId));

export const replaceShiftTotals = (db: Database, shiftId: string, totals: Totals) =>
  db.update(shiftTotals).set({ totals }).where(eq(shiftTotals.shiftId, shiftId));

/** In a time zone that this machine does not know: its totals cannot be computed. */
export const spoilTimeZone = (db: Database, shiftId: string, timeZone = 'Nowhere/Land') =>
  db.update(shifts).set({ timeZone }).where(eq(shifts.id, shiftId));

/** As an earlier version's import in place of a menu did it: nobody said that it is not sold out any more. */
export const removeDishUnsaid = (db: Database, dishId: string) =>
  db.delete(dishes).where(eq(dishes.id, dishId));

export const listStoredStockLog = (db: Database, ownerId: string) =>
  db
    .select({ dishName: stockLog.dishName, isOut: stockLog.isOut, at: stockLog.at })
    .from(stockLog)
    .where(eq(stockLog.ownerId, ownerId))
    .orderBy(asc(stockLog.id));

export const storeMonthTotals = (db: Database, ownerId: string, month: string, totals: Totals | null) =>
  db.insert(monthTotals).values({ ownerId, month, totals });

/** As a newer version stores payments of kinds that this one does not know. */
export const storePaymentKind = (db: Database, ownerId: string, from: string, to: string) =>
  db.execute(sql`update payments set kind = ${to} where owner_id = ${ownerId} and kind = ${from}`);

/** As a newer version counts more in a shift than this one does. */
export const storeTotalsBeside = (db: Database, ownerId: string, totals: Record<string, unknown>) =>
  db.execute(
    sql`update shift_sums set sums = sums || ${JSON.stringify(totals)}::jsonb where owner_id = ${ownerId}`,
  );

export const isShiftTotalled = async (db: Database, shiftId: string): Promise<boolean> => {
  const [row] = await db.select({ at: shifts.totalledAt }).from(shifts).where(eq(shifts.id, shiftId));
  return Boolean(row?.at);
};

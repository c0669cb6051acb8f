import { and, asc, eq, exists, gt, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { StockLogRow } from '#core/stock/sold-out-spans.ts';
import type { OwnId } from '#server/access/own-id.ts';
import type { DataScope, OwnerScope } from '#server/access/owner-scope.ts';
import type { Transaction } from '#server/db/engine/database.ts';
import { dishes, sections, stockLimits, stockLog } from '#server/db/schema.ts';

type StockItem = Pick<StockLogRow, 'dishId' | 'groupName' | 'optionName'>;

/** Locked in the order of their keys, as placing an order does: no count changes between the reading and the log. */
export const lockLimitsOf = (tx: Transaction, scope: DataScope, dishIds: readonly string[]) =>
  tx
    .select()
    .from(stockLimits)
    .where(and(eq(stockLimits.ownerId, scope.ownerId), inArray(stockLimits.dishId, [...dishIds])))
    .orderBy(asc(stockLimits.dishId), asc(stockLimits.groupName), asc(stockLimits.optionName))
    .for('update');

export const listSwitches = (tx: Transaction, scope: OwnerScope, dishIds: readonly string[]) =>
  tx
    .select({ id: dishes.id, name: dishes.name, available: dishes.available, changes: dishes.changes })
    .from(dishes)
    .where(and(eq(dishes.ownerId, scope.ownerId), inArray(dishes.id, [...dishIds])));

/** Those of a menu that are switched off or have a limit of any kind. */
export const listDishesThatMayBeOut = async (tx: Transaction, menuId: OwnId<'menu'>): Promise<string[]> => {
  const hasLimit = exists(tx.select().from(stockLimits).where(eq(stockLimits.dishId, dishes.id)));
  const rows = await tx
    .select({ id: dishes.id })
    .from(dishes)
    .innerJoin(sections, eq(sections.id, dishes.sectionId))
    .where(and(eq(sections.menuId, menuId), or(not(dishes.available), hasLimit)));
  return rows.map(({ id }) => id);
};

export const insertStockLog = async (tx: Transaction, scope: OwnerScope, rows: readonly StockLogRow[]) => {
  if (rows.length > 0)
    await tx.insert(stockLog).values(rows.map((row) => ({ ...row, ownerId: scope.ownerId })));
};

/** Something else was said before the time was over. */
export const deleteEndsAhead = async (
  tx: Transaction,
  scope: OwnerScope,
  items: readonly StockItem[],
  now: Date,
) => {
  for (const { dishId, groupName, optionName } of items)
    await tx
      .delete(stockLog)
      .where(
        and(
          eq(stockLog.ownerId, scope.ownerId),
          gt(stockLog.at, now),
          eq(stockLog.dishId, dishId),
          eq(stockLog.groupName, groupName),
          eq(stockLog.optionName, optionName),
        ),
      );
};

/** Of counts that reached none or have some again. A dish that is switched off is not back with its count. */
export const logCounts = (
  tx: Transaction,
  scope: DataScope,
  counts: readonly (StockItem & { isOut: boolean })[],
  now: Date,
) =>
  tx.execute(sql`
    insert into ${stockLog} (owner_id, dish_id, dish_name, group_name, option_name, is_out, at)
    select ${scope.ownerId}, d.id, d.name, count."groupName", count."optionName", count."isOut", ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
        as count("dishId" text, "groupName" text, "optionName" text, "isOut" boolean)
      join ${dishes} d on d.id = count."dishId"
    where d.available or count."optionName" <> ''`);

/** Part of the statement that places an order, after its part `took`: the counts of which it took the last. */
export const logLastTaken = ({ owner, at }: { owner: SQL; at: SQL }): SQL => sql`
  insert into ${stockLog} (owner_id, dish_id, dish_name, group_name, option_name, is_out, at)
  select ${owner}, took.dish_id, d.name, took.group_name, took.option_name, true, ${at}
  from took join ${dishes} d on d.id = took.dish_id where took."left" = 0`;

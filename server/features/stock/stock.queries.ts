import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { StockLimitKind } from '#core/stock/stock-limit.ts';
import type { StockMove } from '#core/stock/stock-needs.ts';
import type { PublicOwnerId } from '#server/access/own-id.ts';
import type { DataScope, OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { dishes, menus, sections, stockLimits } from '#server/db/schema.ts';
import type { LimitRow } from '#server/stock-log/stored-limit.ts';

/** Public: what is sold out is for everyone to see. */
export const listLimits = (db: Database | Transaction, ownerId: PublicOwnerId) =>
  db.select().from(stockLimits).where(eq(stockLimits.ownerId, ownerId));

/** A row for each dish of the active menu, and one for each section that has none. */
export const listStockRows = (db: Database, scope: OwnerScope) =>
  db
    .select({
      section: { id: sections.id, name: sections.name },
      dish: { id: dishes.id, name: dishes.name, available: dishes.available, changes: dishes.changes },
    })
    .from(menus)
    .innerJoin(sections, eq(sections.menuId, menus.id))
    .leftJoin(dishes, eq(dishes.sectionId, sections.id))
    .where(and(eq(menus.ownerId, scope.ownerId), eq(menus.isActive, true)))
    .orderBy(asc(sections.position), asc(sections.id), asc(dishes.position), asc(dishes.id));
export type StockRow = Awaited<ReturnType<typeof listStockRows>>[number];

type LimitedItem = Pick<LimitRow, 'dishId' | 'groupName' | 'optionName'>;
type LimitColumns = {
  kind: StockLimitKind;
  endsAt: Date | null;
  left: number | null;
  countId: string | null;
};

const own = (scope: DataScope, { dishId, groupName, optionName }: LimitedItem) =>
  and(
    eq(stockLimits.ownerId, scope.ownerId),
    eq(stockLimits.dishId, dishId),
    eq(stockLimits.groupName, groupName),
    eq(stockLimits.optionName, optionName),
  );

/** Locked, so that no order takes from it between the reading and the change. */
export const findLimitForChange = async (tx: Transaction, scope: OwnerScope, item: LimitedItem) => {
  const [row] = await tx.select().from(stockLimits).where(own(scope, item)).for('update');
  return row ?? null;
};

/** Only of a dish that was found as the owner's. */
export const saveLimit = (tx: Transaction, scope: OwnerScope, item: LimitedItem, limit: LimitColumns) =>
  tx
    .insert(stockLimits)
    .values({ ...item, ...limit, ownerId: scope.ownerId })
    .onConflictDoUpdate({
      target: [stockLimits.dishId, stockLimits.groupName, stockLimits.optionName],
      set: limit,
      setWhere: eq(stockLimits.ownerId, scope.ownerId),
    });

export const deleteLimit = (tx: Transaction, scope: OwnerScope, item: LimitedItem) =>
  tx.delete(stockLimits).where(own(scope, item));

const untilNextShift = (scope: OwnerScope) =>
  and(eq(stockLimits.ownerId, scope.ownerId), eq(stockLimits.kind, 'untilNextShift'));

export const listDishesOffUntilShift = async (tx: Transaction, scope: OwnerScope): Promise<string[]> => {
  const rows = await tx
    .selectDistinct({ dishId: stockLimits.dishId })
    .from(stockLimits)
    .where(untilNextShift(scope));
  return rows.map(({ dishId }) => dishId);
};

export const deleteLimitsUntilShift = (tx: Transaction, scope: OwnerScope, dishIds: readonly string[]) =>
  tx.delete(stockLimits).where(and(untilNextShift(scope), inArray(stockLimits.dishId, [...dishIds])));

/**
 * Locks the counts that are taken from or given back to, in the order of their keys as placing an order does. Found by their
 * own ids: an option may have another name by now.
 */
export const lockCounts = async (tx: Transaction, scope: DataScope, moves: readonly StockMove[]) => {
  const { rows } = await tx.execute(sql`
    select s.dish_id as "dishId", s.group_name as "groupName", s.option_name as "optionName",
      s.count_id as "countId", s."left", moved.quantity
    from ${stockLimits} s, jsonb_to_recordset(${JSON.stringify(moves)}::jsonb)
      as moved("dishId" text, "countId" text, quantity int)
    where s.dish_id = moved."dishId" and s.count_id = moved."countId" and s.owner_id = ${scope.ownerId}
    order by s.dish_id, s.group_name, s.option_name for update of s`);
  return rows as (StockMove & { left: number })[];
};

export const setLeft = (tx: Transaction, scope: DataScope, item: LimitedItem, left: number) =>
  tx.update(stockLimits).set({ left }).where(own(scope, item));

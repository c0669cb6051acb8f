import { eq, getTableColumns } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import {
  dishes,
  menus,
  restaurants,
  type StoredChangeGroup,
  sections,
  stockLimits,
} from '#server/db/schema.ts';

/* Menus as the tables hold them, past everything that presents them. */
const tables = { menus, sections, dishes };
export type MenuTable = keyof typeof tables;
export const menuTables = Object.keys(tables) as MenuTable[];

export type MenuValues = {
  menus: Partial<typeof menus.$inferInsert>;
  sections: Partial<typeof sections.$inferInsert>;
  dishes: Partial<typeof dishes.$inferInsert>;
};

/** Values that no call needs to allow. */
export const storeMenuValues = async (
  db: Database,
  ids: Record<MenuTable, string>,
  values: MenuValues,
): Promise<void> => {
  await db.update(menus).set(values.menus).where(eq(menus.id, ids.menus));
  await db.update(sections).set(values.sections).where(eq(sections.id, ids.sections));
  await db.update(dishes).set(values.dishes).where(eq(dishes.id, ids.dishes));
};

/** Groups as an earlier version stored them. */
export const storeChanges = (db: Database, dishId: string, changes: StoredChangeGroup[]) =>
  db.update(dishes).set({ changes }).where(eq(dishes.id, dishId));

/** As when their time has come, without an event. */
export const endLimits = (db: Database, dishId: string) =>
  db
    .update(stockLimits)
    .set({ endsAt: new Date(0) })
    .where(eq(stockLimits.dishId, dishId));

/** A menu with its only section and its only dish, every column of them. */
export const readMenuRows = async (
  db: Database,
  menuId: string,
): Promise<Record<MenuTable, Record<string, unknown>>> => {
  const [menu] = await db.select().from(menus).where(eq(menus.id, menuId));
  const [section] = await db.select().from(sections).where(eq(sections.menuId, menuId));
  const [dish] = await db
    .select()
    .from(dishes)
    .where(eq(dishes.sectionId, section?.id ?? ''));
  return { menus: { ...menu }, sections: { ...section }, dishes: { ...dish } };
};

/** The columns in which a row has what every new row has. */
export const listUsualColumns = (table: MenuTable, row: Record<string, unknown>): string[] =>
  Object.entries(getTableColumns(tables[table]))
    .filter(([name, column]) => JSON.stringify(row[name]) === JSON.stringify(column.default ?? null))
    .map(([name]) => name);

/** Of an owner who adds one more: several at once wait for each other, as calls do. */
export const lockMenuNames = async (tx: Transaction, ownerId: string): Promise<Set<string>> => {
  await tx
    .select({ ownerId: restaurants.ownerId })
    .from(restaurants)
    .where(eq(restaurants.ownerId, ownerId))
    .for('update');
  const rows = await tx.select({ name: menus.name }).from(menus).where(eq(menus.ownerId, ownerId));
  return new Set(rows.map(({ name }) => name));
};

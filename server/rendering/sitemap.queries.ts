import { and, asc, eq, exists } from 'drizzle-orm';
import type { Database } from '#server/db/engine/database.ts';
import { dishes, menus, sections } from '#server/db/schema.ts';

/** Owners whose active menu has something on it. */
export const listPublishedOwnerIds = async (db: Database, limit: number): Promise<string[]> => {
  const dish = db
    .select({ id: dishes.id })
    .from(dishes)
    .innerJoin(sections, eq(sections.id, dishes.sectionId))
    .where(eq(sections.menuId, menus.id));
  const rows = await db
    .select({ ownerId: menus.ownerId })
    .from(menus)
    .where(and(eq(menus.isActive, true), exists(dish)))
    .orderBy(asc(menus.ownerId))
    .limit(limit);
  return rows.map((row) => row.ownerId);
};

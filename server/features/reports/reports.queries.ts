import { eq } from 'drizzle-orm';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database } from '#server/db/engine/database.ts';
import { tableCount } from '#server/db/restaurant-columns.ts';
import { dishes, menus, restaurants, sections } from '#server/db/schema.ts';

export const findReportedRestaurant = async (db: Database, scope: OwnerScope) => {
  const [row] = await db
    .select({
      timeZone: restaurants.timeZone,
      tables: tableCount,
    })
    .from(restaurants)
    .where(eq(restaurants.ownerId, scope.ownerId));
  if (!row) throw new Error('an owner without a restaurant');
  return row;
};

/** Every dish of the owner, by its current name. */
export const listReportedDishes = (db: Database, scope: OwnerScope) =>
  db
    .select({ id: dishes.id, name: dishes.name, isOnMenu: menus.isActive })
    .from(dishes)
    .innerJoin(sections, eq(sections.id, dishes.sectionId))
    .innerJoin(menus, eq(menus.id, sections.menuId))
    .where(eq(dishes.ownerId, scope.ownerId));

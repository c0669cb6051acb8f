import { and, asc, eq, sql } from 'drizzle-orm';
import type { Translations } from '#core/menus/translations/translations.ts';
import type { OwnId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { dishes, restaurants, sections } from '#server/db/schema.ts';

const restaurantTexts = {
  name: restaurants.name,
  description: restaurants.description,
  translations: restaurants.translations,
};

export const findRestaurantTexts = async (db: Database, scope: OwnerScope) => {
  const [row] = await db
    .select(restaurantTexts)
    .from(restaurants)
    .where(eq(restaurants.ownerId, scope.ownerId));
  return row ?? null;
};

/** Taken before the lock of a menu, as whatever needs both does. */
export const lockRestaurantTexts = async (tx: Transaction, scope: OwnerScope) => {
  const [row] = await tx
    .select(restaurantTexts)
    .from(restaurants)
    .where(eq(restaurants.ownerId, scope.ownerId))
    .for('no key update');
  return row ?? null;
};

/** A row for each dish, and one for each section that has none, in the order of the menu. */
export const listTranslatedRows = (db: Database | Transaction, menuId: OwnId<'menu'>) =>
  db
    .select({
      section: { id: sections.id, name: sections.name, translations: sections.translations },
      dish: {
        id: dishes.id,
        name: dishes.name,
        description: dishes.description,
        ingredients: dishes.ingredients,
        sizes: dishes.sizes,
        changes: dishes.changes,
        translations: dishes.translations,
      },
    })
    .from(sections)
    .leftJoin(dishes, eq(dishes.sectionId, sections.id))
    .where(eq(sections.menuId, menuId))
    .orderBy(asc(sections.position), asc(sections.id), asc(dishes.position), asc(dishes.id));

export const setRestaurantTranslations = (tx: Transaction, scope: OwnerScope, translations: Translations) =>
  tx.update(restaurants).set({ translations }).where(eq(restaurants.ownerId, scope.ownerId));

export const setSectionTranslations = (
  tx: Transaction,
  menuId: OwnId<'menu'>,
  sectionId: string,
  translations: Translations,
) =>
  tx
    .update(sections)
    .set({ translations })
    .where(and(eq(sections.id, sectionId), eq(sections.menuId, menuId)));

type DishTranslations = { id: string; translations: Translations };

/** In one statement, however many. The revision stays: who edits the dish itself is in nobody's way. */
export const setDishTranslations = (
  tx: Transaction,
  scope: OwnerScope,
  changed: readonly DishTranslations[],
) =>
  tx.execute(sql`
    update ${dishes} set translations = changed.translations
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as changed(id text, translations jsonb)
    where ${dishes.id} = changed.id and ${dishes.ownerId} = ${scope.ownerId}`);

import { and, asc, count, eq, gt, inArray, max, min, or, sql } from 'drizzle-orm';
import type { RenamedOption } from '#core/stock/renamed-options.ts';
import { type OwnId, ownRow, type VisibleId } from '#server/access/own-id.ts';
import type { DataScope, OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { dishes, images, menus, sections, stockLimits } from '#server/db/schema.ts';

/** A dish is put only into a section that was found as the caller's own. */
type InOwnSection = { sectionId: OwnId<'section'> };
export type NewDish = Omit<typeof dishes.$inferInsert, 'ownerId' | 'sectionId'> & InOwnSection;
export type DishChange = Partial<Omit<NewDish, 'id' | 'revision'>>;

const dishColumns = {
  dish: dishes,
  menuId: sections.menuId,
  sectionName: sections.name,
  imageColor: images.color,
  isLimited: sql<boolean>`exists (select from ${stockLimits} where ${stockLimits.dishId} = ${dishes.id}
    and (${stockLimits.endsAt} is null or ${stockLimits.endsAt} > now()))`,
};

const selectDishes = (db: Database | Transaction) =>
  db
    .select(dishColumns)
    .from(dishes)
    .innerJoin(sections, eq(sections.id, dishes.sectionId))
    .leftJoin(images, eq(images.hash, dishes.imageHash));

const own = (scope: OwnerScope, dishId: string) =>
  and(eq(dishes.id, dishId), eq(dishes.ownerId, scope.ownerId));

export const findDish = async (db: Database | Transaction, scope: OwnerScope, dishId: string) => {
  const [row] = await selectDishes(db).where(own(scope, dishId));
  return row ?? null;
};
/** Those of them that are there. */
export const listOwnDishes = (tx: Transaction, scope: DataScope, dishIds: readonly string[]) =>
  tx
    .select()
    .from(dishes)
    .where(and(eq(dishes.ownerId, scope.ownerId), inArray(dishes.id, [...dishIds])));

export type DishRow = NonNullable<Awaited<ReturnType<typeof findDish>>>;

export const listDishesOfSection = (db: Database, sectionId: VisibleId<'section'>) =>
  selectDishes(db).where(eq(dishes.sectionId, sectionId)).orderBy(asc(dishes.position), asc(dishes.id));

/** When the clock alone ends the next limit of a dish in the section. */
export const findNextLimitEnd = async (db: Database, sectionId: VisibleId<'section'>) => {
  const [row] = await db
    .select({ endsAt: min(stockLimits.endsAt) })
    .from(stockLimits)
    .innerJoin(dishes, eq(dishes.id, stockLimits.dishId))
    .where(and(eq(dishes.sectionId, sectionId), gt(stockLimits.endsAt, sql`now()`)));
  return row?.endsAt ?? null;
};

export const listDishesOfMenu = async (db: Database, menuId: OwnId<'menu'>) => {
  const rows = await db
    .select({ sectionId: sections.id, ...dishColumns })
    .from(sections)
    .leftJoin(dishes, eq(dishes.sectionId, sections.id))
    .leftJoin(images, eq(images.hash, dishes.imageHash))
    .where(eq(sections.menuId, menuId))
    .orderBy(asc(sections.position), asc(sections.id), asc(dishes.position), asc(dishes.id));
  return rows.map(({ sectionId, dish, ...rest }) => ({ sectionId, row: dish && { dish, ...rest } }));
};

export const listDishNames = (db: Database, scope: OwnerScope) =>
  db
    .select({ id: dishes.id, name: dishes.name })
    .from(dishes)
    .where(eq(dishes.ownerId, scope.ownerId))
    .orderBy(asc(dishes.createdAt), asc(dishes.id));

/** Its picture is everyone's while its menu is active, and otherwise its owner's alone. */
export const findVisibleDishPicture = async (db: Database, dishId: string, viewer: OwnerScope | null) => {
  const isActive = eq(menus.isActive, true);
  const [row] = await db
    .select({ hash: dishes.imageHash, isPublic: menus.isActive })
    .from(dishes)
    .innerJoin(sections, eq(sections.id, dishes.sectionId))
    .innerJoin(menus, eq(menus.id, sections.menuId))
    .where(and(eq(dishes.id, dishId), viewer ? or(isActive, eq(dishes.ownerId, viewer.ownerId)) : isActive));
  return row ?? null;
};

/** Locks the menu that a dish is on, as every change to a menu does. */
export const lockMenuOfDish = async (tx: Transaction, scope: OwnerScope, dishId: string) => {
  const [row] = await tx
    .select({ id: menus.id, isActive: menus.isActive })
    .from(dishes)
    .innerJoin(sections, eq(sections.id, dishes.sectionId))
    .innerJoin(menus, eq(menus.id, sections.menuId))
    .where(own(scope, dishId))
    .for('no key update', { of: menus });
  return ownRow('menu', row);
};

/** Whether more than its own switch decides if it can be ordered. */
export const isLimited = async (tx: Transaction, scope: OwnerScope, dishId: string): Promise<boolean> =>
  (await tx.$count(
    stockLimits,
    and(eq(stockLimits.dishId, dishId), eq(stockLimits.ownerId, scope.ownerId)),
  )) > 0;

/** A limit follows its option to another name; what was kept under that name is of an option long gone. */
export const renameLimits = async (
  tx: Transaction,
  scope: OwnerScope,
  dishId: string,
  renamed: readonly RenamedOption[],
): Promise<void> => {
  const of = ({ groupName, optionName }: RenamedOption['from']) =>
    and(
      eq(stockLimits.ownerId, scope.ownerId),
      eq(stockLimits.dishId, dishId),
      eq(stockLimits.groupName, groupName),
      eq(stockLimits.optionName, optionName),
    );
  for (const { from, to } of renamed) {
    await tx.delete(stockLimits).where(of(to));
    await tx.update(stockLimits).set(to).where(of(from));
  }
};

export const readSectionEnd = async (tx: Transaction, sectionId: OwnId<'section'>) => {
  const [row] = await tx
    .select({ dishCount: count(), lastPosition: max(dishes.position) })
    .from(dishes)
    .where(eq(dishes.sectionId, sectionId));
  return { dishCount: row?.dishCount ?? 0, nextPosition: (row?.lastPosition ?? -1) + 1 };
};

/** The same for every section of a menu that holds dishes. */
export const readSectionEnds = async (tx: Transaction, menuId: OwnId<'menu'>) => {
  const rows = await tx
    .select({ sectionId: dishes.sectionId, dishCount: count(), lastPosition: max(dishes.position) })
    .from(dishes)
    .innerJoin(sections, eq(sections.id, dishes.sectionId))
    .where(eq(sections.menuId, menuId))
    .groupBy(dishes.sectionId);
  return new Map(
    rows.map(({ sectionId, dishCount, lastPosition }) => [
      sectionId,
      { dishCount, nextPosition: (lastPosition ?? -1) + 1 },
    ]),
  );
};

/** What its dishes say, in all languages. */
export const readMenuBytes = async (tx: Transaction, menuId: OwnId<'menu'>): Promise<number> => {
  const { name, description, customAddOns, ingredients, changes, sizes, allergens, translations } = dishes;
  const texts = sql.join(
    [name, description, customAddOns, ingredients, changes, sizes, allergens, translations].map(
      (column) => sql`octet_length(${column}::text)`,
    ),
    sql` + `,
  );
  const [row] = await tx
    .select({ bytes: sql`coalesce(sum(${texts}), 0)`.mapWith(Number) })
    .from(dishes)
    .innerJoin(sections, eq(sections.id, dishes.sectionId))
    .where(eq(sections.menuId, menuId));
  return row?.bytes ?? 0;
};

export const insertDish = (tx: Transaction, scope: OwnerScope, dish: NewDish) =>
  tx.insert(dishes).values({ ...dish, ownerId: scope.ownerId });

/** In one statement: a row has some twenty values, and a statement takes 65,535. */
const insertedAtOnce = 1_000;
export const insertDishes = async (
  tx: Transaction,
  scope: OwnerScope,
  rows: readonly NewDish[],
): Promise<void> => {
  for (let from = 0; from < rows.length; from += insertedAtOnce) {
    const some = rows.slice(from, from + insertedAtOnce);
    await tx.insert(dishes).values(some.map((dish) => ({ ...dish, ownerId: scope.ownerId })));
  }
};

/** False when the dish was deleted meanwhile. */
export const updateDish = async (
  tx: Transaction,
  scope: OwnerScope,
  dishId: string,
  change: DishChange,
): Promise<boolean> => {
  const changed = await tx
    .update(dishes)
    .set({ ...change, revision: sql`${dishes.revision} + 1` })
    .where(own(scope, dishId))
    .returning({ id: dishes.id });
  return changed.length > 0;
};

export const deleteDish = async (tx: Transaction, scope: OwnerScope, dishId: string): Promise<boolean> => {
  const deleted = await tx.delete(dishes).where(own(scope, dishId)).returning({ id: dishes.id });
  return deleted.length > 0;
};

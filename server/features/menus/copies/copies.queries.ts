import { and, asc, eq, inArray } from 'drizzle-orm';
import { type OwnId, ownRow } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Transaction } from '#server/db/engine/database.ts';
import { dishes, menus, sections } from '#server/db/schema.ts';

/*
 * A copy is the whole row with another identity: every column that a table has or will have comes along, unless it says
 * who the row is, where it stands or what happened to it.
 */
type MenuRow = typeof menus.$inferSelect;
type SectionRow = typeof sections.$inferSelect;
export type StoredDish = typeof dishes.$inferSelect;

/** Of which `undefined` becomes what a new row has. */
const born = { revision: undefined, createdAt: undefined };

/** A statement has room for so many values: rows times columns. */
const rowsPerInsert = 500;

/** The dishes of some sections, in their order. */
export const listStoredDishes = (
  tx: Transaction,
  scope: OwnerScope,
  sectionIds: readonly OwnId<'section'>[],
) =>
  tx
    .select()
    .from(dishes)
    .where(and(eq(dishes.ownerId, scope.ownerId), inArray(dishes.sectionId, [...sectionIds])))
    .orderBy(asc(dishes.position), asc(dishes.id));

export const insertMenuCopy = async (
  tx: Transaction,
  { ownerId }: OwnerScope,
  menu: MenuRow,
  own: Pick<MenuRow, 'id' | 'name'>,
) => {
  const [row] = await tx
    .insert(menus)
    .values({ ...menu, ...born, isActive: false, ownerId, ...own })
    .returning();
  const copy = ownRow('menu', row);
  if (!copy) throw new Error('insert returned no menu');
  return copy;
};

type SectionCopy = { section: SectionRow; own: Pick<SectionRow, 'id' | 'name' | 'position'> };

export const insertSectionCopies = async (
  tx: Transaction,
  menuId: OwnId<'menu'>,
  copies: readonly SectionCopy[],
) => {
  if (copies.length === 0) return [];
  const rows = await tx
    .insert(sections)
    .values(copies.map(({ section, own }) => ({ ...section, menuId, ...own })))
    .returning();
  return rows as (SectionRow & { readonly id: OwnId<'section'> })[];
};

type DishCopy = {
  dish: StoredDish;
  own: Pick<StoredDish, 'id' | 'position'> & { sectionId: OwnId<'section'> };
};

export const insertDishCopies = async (
  tx: Transaction,
  { ownerId }: OwnerScope,
  copies: readonly DishCopy[],
): Promise<void> => {
  for (let start = 0; start < copies.length; start += rowsPerInsert) {
    const rows = copies.slice(start, start + rowsPerInsert);
    await tx.insert(dishes).values(rows.map(({ dish, own }) => ({ ...dish, ...born, ownerId, ...own })));
  }
};

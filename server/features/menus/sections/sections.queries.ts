import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { SavedSection } from '#core/menus/sections/section-changes.ts';
import { limits } from '#core/values/limits.ts';
import type { OwnId, VisibleId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { dishes, sections } from '#server/db/schema.ts';

/*
 * A section has no owner of its own: its menu has. These take the id of a menu that was found as visible to the caller,
 * or locked as the caller's own (menus.queries.ts), and the section found in it is as much theirs as the menu is.
 */
export type SectionRow = typeof sections.$inferSelect;
type SectionIn<Menu> = SectionRow & {
  readonly id: Menu extends OwnId<'menu'> ? OwnId<'section'> : VisibleId<'section'>;
};

export const listSections = async <Menu extends VisibleId<'menu'>>(
  db: Database | Transaction,
  menuId: Menu,
) => {
  const rows = await db
    .select()
    .from(sections)
    .where(eq(sections.menuId, menuId))
    .orderBy(asc(sections.position), asc(sections.id));
  return rows as SectionIn<Menu>[];
};

/** A section by its name or its _id. The name wins, should one section be called like another's _id. */
export const findSection = async <Menu extends VisibleId<'menu'>>(
  db: Database | Transaction,
  menuId: Menu,
  nameOrId: string,
) => {
  const [row] = await db
    .select()
    .from(sections)
    .where(and(eq(sections.menuId, menuId), or(eq(sections.name, nameOrId), eq(sections.id, nameOrId))))
    .orderBy(desc(sql`${sections.name} = ${nameOrId}`))
    .limit(1);
  return (row ?? null) as SectionIn<Menu> | null;
};

export const deleteSections = async (
  tx: Transaction,
  menuId: OwnId<'menu'>,
  ids: string[],
): Promise<void> => {
  if (ids.length === 0) return;
  await tx.delete(sections).where(and(eq(sections.menuId, menuId), inArray(sections.id, ids)));
};

/** Longer than any name may be, so it collides with none. */
const parkedName = (id: string): string => `${'-'.repeat(limits.name)}${id}`;

/** Names are unique at every moment, so those that change step aside first: two sections may swap theirs. */
export const updateSections = async (
  tx: Transaction,
  menuId: OwnId<'menu'>,
  updated: readonly SavedSection[],
): Promise<void> => {
  const update = (id: string, change: Partial<Omit<SavedSection, 'id'>>) =>
    tx
      .update(sections)
      .set(change)
      .where(and(eq(sections.menuId, menuId), eq(sections.id, id)));
  if (updated.length > 1) for (const { id } of updated) await update(id, { name: parkedName(id) });
  for (const { id, ...section } of updated) await update(id, section);
};

export const insertSections = async (
  tx: Transaction,
  menuId: OwnId<'menu'>,
  rows: Omit<typeof sections.$inferInsert, 'menuId'>[],
): Promise<void> => {
  if (rows.length > 0) await tx.insert(sections).values(rows.map((row) => ({ ...row, menuId })));
};

/** The ids in their new order, as rows with a position from 0. */
const positions = (ids: readonly string[]) =>
  sql`(select value as id, (ordinality - 1)::int as position
       from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality) as wanted`;

export const setSectionPositions = (tx: Transaction, menuId: OwnId<'menu'>, ids: readonly string[]) =>
  tx.execute(sql`
    update ${sections} set position = wanted.position from ${positions(ids)}
    where ${sections.id} = wanted.id and ${sections.menuId} = ${menuId}`);

/** Puts the owner's dishes into a section in this order, wherever they were. */
export const setDishPositions = (
  tx: Transaction,
  scope: OwnerScope,
  sectionId: OwnId<'section'>,
  ids: readonly string[],
) =>
  tx.execute(sql`
    update ${dishes} set position = wanted.position, section_id = ${sectionId} from ${positions(ids)}
    where ${dishes.id} = wanted.id and ${dishes.ownerId} = ${scope.ownerId}`);

/** Which dish is where, in order. */
export const listDishPositions = (tx: Transaction, menuId: OwnId<'menu'>) =>
  tx
    .select({ id: dishes.id, sectionId: dishes.sectionId })
    .from(dishes)
    .innerJoin(sections, eq(sections.id, dishes.sectionId))
    .where(eq(sections.menuId, menuId))
    .orderBy(asc(dishes.position), asc(dishes.id));

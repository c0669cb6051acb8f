import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { limits } from '#core/kit/limits.ts';
import type { KnownSection } from '#core/menus/section-changes.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { dishes, sections } from '#server/db/schema.ts';

/*
 * These take the id of a menu that was found or locked as the caller's own: see menus.queries.ts.
 */
export type SectionRow = typeof sections.$inferSelect;

export const listSections = (db: Database | Transaction, menuId: string) =>
  db
    .select()
    .from(sections)
    .where(eq(sections.menuId, menuId))
    .orderBy(asc(sections.position), asc(sections.id));

/** A section by its name or its _id. The name wins, should one section be called like another's _id. */
export const findSection = async (db: Database | Transaction, menuId: string, nameOrId: string) => {
  const [row] = await db
    .select()
    .from(sections)
    .where(and(eq(sections.menuId, menuId), or(eq(sections.name, nameOrId), eq(sections.id, nameOrId))))
    .orderBy(desc(sql`${sections.name} = ${nameOrId}`))
    .limit(1);
  return row ?? null;
};

export const deleteSections = async (tx: Transaction, menuId: string, ids: string[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx.delete(sections).where(and(eq(sections.menuId, menuId), inArray(sections.id, ids)));
};

/** Longer than any name may be, so it collides with none. */
const parkedName = (id: string): string => `${'-'.repeat(limits.name)}${id}`;

/** Names are unique at every moment, so those that change step aside first: two sections may swap theirs. */
export const updateSections = async (tx: Transaction, updated: readonly KnownSection[]): Promise<void> => {
  if (updated.length > 1) {
    for (const { id } of updated)
      await tx
        .update(sections)
        .set({ name: parkedName(id) })
        .where(eq(sections.id, id));
  }
  for (const { id, name, showImages } of updated) {
    await tx.update(sections).set({ name, showImages }).where(eq(sections.id, id));
  }
};

export const insertSections = async (
  tx: Transaction,
  rows: (typeof sections.$inferInsert)[],
): Promise<void> => {
  if (rows.length > 0) await tx.insert(sections).values(rows);
};

/** The ids in their new order, as rows with a position from 0. */
const positions = (ids: readonly string[]) =>
  sql`(select value as id, (ordinality - 1)::int as position
       from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality) as wanted`;

export const setSectionPositions = (tx: Transaction, menuId: string, ids: readonly string[]) =>
  tx.execute(sql`
    update ${sections} set position = wanted.position from ${positions(ids)}
    where ${sections.id} = wanted.id and ${sections.menuId} = ${menuId}`);

/** Puts dishes into a section in this order, wherever they were. */
export const setDishPositions = (tx: Transaction, sectionId: string, ids: readonly string[]) =>
  tx.execute(sql`
    update ${dishes} set position = wanted.position, section_id = ${sectionId} from ${positions(ids)}
    where ${dishes.id} = wanted.id`);

/** Which dish is where, in order. */
export const listDishPlaces = (tx: Transaction, menuId: string) =>
  tx
    .select({ id: dishes.id, sectionId: dishes.sectionId })
    .from(dishes)
    .innerJoin(sections, eq(sections.id, dishes.sectionId))
    .where(eq(sections.menuId, menuId))
    .orderBy(asc(dishes.position), asc(dishes.id));

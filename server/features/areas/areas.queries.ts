import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { areas, menus, sections } from '#server/db/schema.ts';

const columns = { id: areas.id, name: areas.name };
export type AreaRow = Pick<typeof areas.$inferSelect, keyof typeof columns>;

const ownArea = (scope: OwnerScope, areaId: string) =>
  and(eq(areas.id, areaId), eq(areas.ownerId, scope.ownerId));

export const listAreas = (db: Database | Transaction, scope: OwnerScope): Promise<AreaRow[]> =>
  db
    .select(columns)
    .from(areas)
    .where(eq(areas.ownerId, scope.ownerId))
    .orderBy(asc(areas.position), asc(areas.id));

/** As the index compares names: not by their case. */
export const findAreaCalled = async (
  tx: Transaction,
  scope: OwnerScope,
  name: string,
): Promise<AreaRow | null> => {
  const [row] = await tx
    .select(columns)
    .from(areas)
    .where(and(eq(areas.ownerId, scope.ownerId), sql`lower(${areas.name}) = lower(${name})`));
  return row ?? null;
};

export const countAreas = (tx: Transaction, scope: OwnerScope): Promise<number> =>
  tx.$count(areas, eq(areas.ownerId, scope.ownerId));

export const insertArea = (tx: Transaction, scope: OwnerScope, area: AreaRow) => {
  const last = sql<number>`(select coalesce(max(position), -1) from ${areas} where owner_id = ${scope.ownerId})`;
  return tx.insert(areas).values({ ...area, ownerId: scope.ownerId, position: sql`${last} + 1` });
};

export const renameArea = async (
  tx: Transaction,
  scope: OwnerScope,
  areaId: string,
  name: string,
): Promise<AreaRow | null> => {
  const [row] = await tx.update(areas).set({ name }).where(ownArea(scope, areaId)).returning(columns);
  return row ?? null;
};

export const setAreaPosition = (tx: Transaction, scope: OwnerScope, areaId: string, position: number) =>
  tx.update(areas).set({ position }).where(ownArea(scope, areaId));

export const deleteArea = async (tx: Transaction, scope: OwnerScope, areaId: string): Promise<boolean> =>
  (await tx.delete(areas).where(ownArea(scope, areaId)).returning({ id: areas.id })).length > 0;

const ownMenus = (tx: Database | Transaction, scope: OwnerScope) =>
  tx.select({ id: menus.id }).from(menus).where(eq(menus.ownerId, scope.ownerId));

export const listSectionAreas = (db: Database, scope: OwnerScope) =>
  db
    .select({
      menuId: menus.id,
      menuName: menus.name,
      isActive: menus.isActive,
      section: { id: sections.id, name: sections.name, areaId: sections.areaId },
    })
    .from(menus)
    .innerJoin(sections, eq(sections.menuId, menus.id))
    .where(eq(menus.ownerId, scope.ownerId))
    .orderBy(asc(menus.createdAt), asc(menus.id), asc(sections.position), asc(sections.id));

/** False when there is no such section, or no such area. */
export const setSectionArea = async (
  tx: Transaction,
  scope: OwnerScope,
  sectionId: string,
  areaId: string | null,
): Promise<boolean> => {
  if (areaId !== null && (await tx.$count(areas, ownArea(scope, areaId))) === 0) return false;
  const rows = await tx
    .update(sections)
    .set({ areaId })
    .where(and(eq(sections.id, sectionId), inArray(sections.menuId, ownMenus(tx, scope))))
    .returning({ id: sections.id });
  return rows.length > 0;
};

/** The sections that no area was chosen for. */
export const chooseAreaOfOthers = (tx: Transaction, scope: OwnerScope, areaId: string) =>
  tx
    .update(sections)
    .set({ areaId })
    .where(and(isNull(sections.areaId), inArray(sections.menuId, ownMenus(tx, scope))));

import { and, asc, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Translations } from '#core/menus/translations/translations.ts';
import { certifiedUntil } from '#core/restaurants/kosher-certificate.ts';
import { type OwnId, ownRow, type PublicOwnerId, visibleRow, type WithOwner } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { menus, restaurants, shifts, users } from '#server/db/schema.ts';

export type MenuRow = typeof menus.$inferSelect;
export type MenuColumns = Partial<
  Pick<
    MenuRow,
    'name' | 'description' | 'logoHash' | 'primaryColor' | 'layoutStyle' | 'fontStyle' | 'mainLanguage'
  >
>;

const own = (scope: OwnerScope) => eq(menus.ownerId, scope.ownerId);

export const listMenus = (db: Database | Transaction, scope: OwnerScope) =>
  db.select().from(menus).where(own(scope)).orderBy(asc(menus.createdAt), asc(menus.id));

/** A menu is everyone's while it is active, and otherwise its owner's alone. */
export const findVisibleMenu = async (db: Database, menuId: string, viewer: OwnerScope | null) => {
  const visible = viewer ? or(eq(menus.isActive, true), own(viewer)) : eq(menus.isActive, true);
  const [row] = await db
    .select()
    .from(menus)
    .where(and(eq(menus.id, menuId), visible));
  return visibleRow('menu', row);
};

/** any-owner: whose a menu is, is public while anything of it is; what is read by it decides that. */
export const findOwnerOfMenu = async (db: Database, menuId: string): Promise<PublicOwnerId | null> => {
  const [row] = await db.select({ id: menus.ownerId }).from(menus).where(eq(menus.id, menuId));
  return visibleRow('account', row)?.id ?? null;
};

export const findOwnMenu = async (db: Database, scope: OwnerScope, menuId: string) => {
  const [row] = await db
    .select()
    .from(menus)
    .where(and(eq(menus.id, menuId), own(scope)));
  return ownRow('menu', row);
};

/** Null when there is no such owner. */
export const findActiveMenuOf = async (db: Database, ownerId: PublicOwnerId) => {
  const [row] = await db
    .select({ menuId: menus.id })
    .from(users)
    .leftJoin(menus, and(eq(menus.ownerId, users.id), eq(menus.isActive, true)))
    .where(eq(users.id, ownerId));
  return row ?? null;
};

/**
 * One change at a time to which menus an owner has and which of them is active. The restaurant's row stands
 * for the set, because the set may be empty and an empty set has no row to lock; `lockQuotas` takes the same lock.
 */
export const lockMenuSet = async (tx: Transaction, scope: OwnerScope): Promise<void> => {
  await tx
    .select({ ownerId: restaurants.ownerId })
    .from(restaurants)
    .where(eq(restaurants.ownerId, scope.ownerId))
    .for('update');
};

/** One change at a time to a menu and what is in it; whether it is active stays true until the commit. */
export const lockMenu = async (tx: Transaction, scope: OwnerScope, menuId: string) => {
  const [row] = await tx
    .select()
    .from(menus)
    .where(and(eq(menus.id, menuId), own(scope)))
    .for('no key update');
  return ownRow('menu', row);
};

/** A stronger lock: no shift can be opened on the menu while it is being deleted. */
export const lockMenuForDeletion = async (tx: Transaction, scope: OwnerScope, menuId: string) => {
  const [row] = await tx
    .select()
    .from(menus)
    .where(and(eq(menus.id, menuId), own(scope)))
    .for('update');
  return ownRow('menu', row);
};

export const insertMenu = async (tx: Transaction, menu: WithOwner<typeof menus.$inferInsert>) => {
  const [row] = await tx.insert(menus).values(menu).returning();
  if (!row) throw new Error('insert returned no menu');
  return row;
};

export const updateMenu = async (tx: Transaction, menuId: OwnId<'menu'>, change: MenuColumns) => {
  const [row] = await tx
    .update(menus)
    .set({ ...change, revision: sql`${menus.revision} + 1` })
    .where(eq(menus.id, menuId))
    .returning();
  if (!row) throw new Error('a menu that was locked is gone');
  return row;
};

/** The revision stays: who edits the menu itself is in nobody's way. */
export const setMenuTranslations = (tx: Transaction, menuId: OwnId<'menu'>, translations: Translations) =>
  tx.update(menus).set({ translations }).where(eq(menus.id, menuId));

/** The old one first: the index allows no moment with two active menus. */
export const makeActive = async (tx: Transaction, scope: OwnerScope, menuId: string) => {
  await tx
    .update(menus)
    .set({ isActive: false })
    .where(and(own(scope), eq(menus.isActive, true), ne(menus.id, menuId)));
  const [row] = await tx
    .update(menus)
    .set({ isActive: true })
    .where(and(eq(menus.id, menuId), own(scope)))
    .returning();
  return row ?? null;
};

export const deleteMenu = (tx: Transaction, menuId: OwnId<'menu'>) =>
  tx.delete(menus).where(eq(menus.id, menuId));

export const findNewestMenuId = async (tx: Transaction, scope: OwnerScope) => {
  const [row] = await tx
    .select({ id: menus.id })
    .from(menus)
    .where(own(scope))
    .orderBy(desc(menus.createdAt), desc(menus.id))
    .limit(1);
  return row?.id ?? null;
};

/** A practice keeps no menu from being deleted. */
export const hasOpenShift = async (tx: Transaction, scope: OwnerScope): Promise<boolean> => {
  const [row] = await tx
    .select({ id: shifts.id })
    .from(shifts)
    .where(and(eq(shifts.ownerId, scope.ownerId), isNull(shifts.endedAt), eq(shifts.isPractice, false)));
  return row !== undefined;
};

type VisibleMenu = NonNullable<Awaited<ReturnType<typeof findVisibleMenu>>>;

/** Whether this reader may read 'kosher' in a menu, and until when: its owner, or anybody while a certificate is valid. */
export const mayReadKosher = async (
  db: Database,
  viewer: OwnerScope | null,
  menu: VisibleMenu,
  now: Date,
): Promise<{ isShown: boolean; until: Date | null }> => {
  if (viewer?.ownerId === menu.ownerId) return { isShown: true, until: null };
  const { isKosher, kosherCertificateExpiresOn, timeZone } = restaurants;
  const [kitchen] = await db
    .select({ isKosher, kosherCertificateExpiresOn, timeZone })
    .from(restaurants)
    .innerJoin(menus, eq(menus.ownerId, restaurants.ownerId))
    .where(eq(menus.id, menu.id));
  const until = kitchen ? certifiedUntil(kitchen, now) : null;
  return { isShown: until !== null, until };
};

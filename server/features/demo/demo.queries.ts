import { and, eq, inArray } from 'drizzle-orm';
import { type OwnId, type PublicOwnerId, visibleRow } from '#server/access/own-id.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { dishes, images, menus, restaurants, sections, users } from '#server/db/schema.ts';

export type DemoRows = {
  user: typeof users.$inferInsert;
  restaurant: typeof restaurants.$inferInsert;
  menus: (typeof menus.$inferInsert)[];
  sections: (typeof sections.$inferInsert)[];
  dishes: (typeof dishes.$inferInsert)[];
};

/** The whole demo or nothing of it. Of processes that start at once, the unique address lets one through. any-owner: it is nobody's. */
export const insertDemo = (db: Database, rows: DemoRows): Promise<boolean> =>
  db.transaction(async (tx) => {
    const inserted = await tx
      .insert(users)
      .values(rows.user)
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (inserted.length === 0) return false;
    await insertRest(tx, rows);
    return true;
  });

const insertRest = async (tx: Transaction, rows: Omit<DemoRows, 'user'>): Promise<void> => {
  await tx.insert(restaurants).values(rows.restaurant);
  await tx.insert(menus).values(rows.menus);
  await tx.insert(sections).values(rows.sections);
  await tx.insert(dishes).values(rows.dishes);
};

/** The same restaurant once more, under an address of its own. any-owner: whoever makes it owns it. */
export const insertDemoRows = async (tx: Transaction, rows: DemoRows): Promise<OwnId<'account'>> => {
  await tx.insert(users).values(rows.user);
  await insertRest(tx, rows);
  return rows.user.id as OwnId<'account'>;
};

/** Of these pictures those that are kept here: an operator may have left the demo out. any-owner: they are nobody's. */
export const listStoredPictures = async (db: Database, hashes: string[]): Promise<Set<string>> => {
  const rows = await db.select({ hash: images.hash }).from(images).where(inArray(images.hash, hashes));
  return new Set(rows.map((row) => row.hash));
};

// any-owner: the demo is open to everyone.
export const findOwnerIdByEmail = async (db: Database, email: string): Promise<PublicOwnerId | null> => {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return visibleRow('account', row)?.id ?? null;
};

export const findMenuIdByName = async (
  db: Database,
  ownerId: PublicOwnerId,
  name: string,
): Promise<string | null> => {
  const [row] = await db
    .select({ id: menus.id })
    .from(menus)
    .where(and(eq(menus.ownerId, ownerId), eq(menus.name, name)))
    .limit(1);
  return row?.id ?? null;
};

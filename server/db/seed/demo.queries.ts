import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { dishes, menus, restaurants, sections, users } from '#server/db/schema.ts';

export type DemoRows = {
  user: typeof users.$inferInsert;
  restaurant: typeof restaurants.$inferInsert;
  menus: (typeof menus.$inferInsert)[];
  sections: (typeof sections.$inferInsert)[];
  dishes: (typeof dishes.$inferInsert)[];
};

/** The whole demo or nothing of it. Of processes that start at once, the unique address lets one through. */
export const insertDemo = (db: Database, rows: DemoRows): Promise<boolean> =>
  db.transaction(async (tx) => {
    const inserted = await tx
      .insert(users)
      .values(rows.user)
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (inserted.length === 0) return false;
    await tx.insert(restaurants).values(rows.restaurant);
    await tx.insert(menus).values(rows.menus);
    await tx.insert(sections).values(rows.sections);
    await tx.insert(dishes).values(rows.dishes);
    return true;
  });

export const findOwnerIdByEmail = async (db: Database, email: string): Promise<string | null> => {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id ?? null;
};

export const findMenuIdByName = async (
  db: Database,
  ownerId: string,
  name: string,
): Promise<string | null> => {
  const [row] = await db
    .select({ id: menus.id })
    .from(menus)
    .where(and(eq(menus.ownerId, ownerId), eq(menus.name, name)))
    .limit(1);
  return row?.id ?? null;
};

export const listDishNamesWithoutPicture = async (db: Database, ownerId: string): Promise<string[]> => {
  const rows = await db
    .select({ name: dishes.name })
    .from(dishes)
    .where(and(eq(dishes.ownerId, ownerId), isNull(dishes.imageHash)));
  return rows.map((row) => row.name);
};

export const setMissingPicture = (tx: Transaction, ownerId: string, names: string[], imageHash: string) =>
  tx
    .update(dishes)
    .set({ imageHash })
    .where(and(eq(dishes.ownerId, ownerId), inArray(dishes.name, names), isNull(dishes.imageHash)));

export const hasMenuWithoutLogo = async (db: Database, ownerId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: menus.id })
    .from(menus)
    .where(and(eq(menus.ownerId, ownerId), isNull(menus.logoHash)))
    .limit(1);
  return rows.length > 0;
};

export const setMissingLogo = (tx: Transaction, ownerId: string, logoHash: string) =>
  tx
    .update(menus)
    .set({ logoHash })
    .where(and(eq(menus.ownerId, ownerId), isNull(menus.logoHash)));

import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { PublicOwnerId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { restaurants, shifts, users } from '#server/db/schema.ts';

export type RestaurantRow = typeof restaurants.$inferSelect;

export const findRestaurant = async (db: Database, scope: OwnerScope) => {
  const [row] = await db.select().from(restaurants).where(eq(restaurants.ownerId, scope.ownerId));
  return row ?? null;
};

/** One change of the settings at a time. */
export const lockRestaurant = async (tx: Transaction, scope: OwnerScope) => {
  const [row] = await tx
    .select()
    .from(restaurants)
    .where(eq(restaurants.ownerId, scope.ownerId))
    .for('no key update');
  return row ?? null;
};

export const updateRestaurant = async (
  tx: Transaction,
  scope: OwnerScope,
  settings: Partial<Omit<RestaurantRow, 'ownerId' | 'guestDataMonths' | 'translations'>>,
) => {
  const [row] = await tx
    .update(restaurants)
    .set(settings)
    .where(eq(restaurants.ownerId, scope.ownerId))
    .returning();
  return row ?? null;
};

/** Public: what anyone may know of a restaurant, and whether a shift is open. */
export const findPublicRestaurant = async (db: Database, ownerId: PublicOwnerId) => {
  const [row] = await db
    .select({ restaurant: restaurants, plan: users.plan, openShiftId: shifts.id })
    .from(users)
    .innerJoin(restaurants, eq(restaurants.ownerId, users.id))
    .leftJoin(shifts, and(eq(shifts.ownerId, users.id), isNull(shifts.endedAt), eq(shifts.isPractice, false)))
    .where(eq(users.id, ownerId));
  return row ?? null;
};
/** Only tried by a visitor, and gone after a day. */
export const isThrowAway = async (db: Database, ownerId: PublicOwnerId): Promise<boolean> =>
  (await db.$count(users, and(eq(users.id, ownerId), isNotNull(users.throwAwayAt)))) > 0;

export type PublicRestaurantRow = NonNullable<Awaited<ReturnType<typeof findPublicRestaurant>>>;

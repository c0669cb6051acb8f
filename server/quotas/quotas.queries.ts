import { count, eq, sql } from 'drizzle-orm';
import { Refusal } from '#core/refusal.ts';
import type { QuotaOverrides } from '#core/values/quotas.ts';
import type { OwnId } from '#server/access/own-id.ts';
import type { DataScope, OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { dishes, imageVariants, ownerPictures, restaurants, users } from '#server/db/schema.ts';

const selectOverrides = (db: Database | Transaction, { ownerId }: DataScope) =>
  db
    .select({ overrides: users.quotaOverrides })
    .from(restaurants)
    .innerJoin(users, eq(users.id, restaurants.ownerId))
    .where(eq(restaurants.ownerId, ownerId));

const overridesIn = ([row]: { overrides: QuotaOverrides }[]): QuotaOverrides => {
  // The account was deleted after the session gate saw it.
  if (!row) throw new Refusal('not_signed_in');
  return row.overrides;
};

export const readQuotas = async (db: Database | Transaction, scope: DataScope): Promise<QuotaOverrides> =>
  overridesIn(await selectOverrides(db, scope));

/**
 * One creation at a time for an owner, so that two cannot both take the last place. The restaurant's row stands for all
 * that its owner holds. Taken before the lock of a menu, as deleting a menu does.
 */
export const lockQuotas = async (tx: Transaction, scope: OwnerScope): Promise<QuotaOverrides> =>
  overridesIn(await selectOverrides(tx, scope).for('update', { of: restaurants }));

export const countDishes = async (db: Database | Transaction, ownerId: OwnId<'account'>): Promise<number> => {
  const [row] = await db.select({ dishes: count() }).from(dishes).where(eq(dishes.ownerId, ownerId));
  return row?.dishes ?? 0;
};

/** Every stored picture that the owner uploaded, with all its sizes and formats. */
export const readPictureUse = async (db: Database | Transaction, ownerId: OwnId<'account'>) => {
  const [row] = await db
    .select({
      pictures: sql`count(distinct ${ownerPictures.hash})`.mapWith(Number),
      pictureBytes: sql`coalesce(sum(octet_length(${imageVariants.bytes})), 0)`.mapWith(Number),
    })
    .from(ownerPictures)
    .leftJoin(imageVariants, eq(imageVariants.hash, ownerPictures.hash))
    .where(eq(ownerPictures.ownerId, ownerId));
  return row ?? { pictures: 0, pictureBytes: 0 };
};

import { eq } from 'drizzle-orm';
import type { PublicOwnerId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { restaurants } from '#server/db/schema.ts';

const columns = {
  openingHours: restaurants.openingHours,
  openingExceptions: restaurants.openingExceptions,
  timeZone: restaurants.timeZone,
};
export type OpeningRow = Pick<typeof restaurants.$inferSelect, keyof typeof columns>;

/** Public: guests read it too. */
export const findOpening = async (db: Database, ownerId: PublicOwnerId): Promise<OpeningRow | null> => {
  const [row] = await db.select(columns).from(restaurants).where(eq(restaurants.ownerId, ownerId));
  return row ?? null;
};

/** One change at a time. */
export const lockOpening = async (tx: Transaction, { ownerId }: OwnerScope): Promise<OpeningRow | null> => {
  const [row] = await tx
    .select(columns)
    .from(restaurants)
    .where(eq(restaurants.ownerId, ownerId))
    .for('no key update');
  return row ?? null;
};

export const updateOpening = (
  tx: Transaction,
  { ownerId }: OwnerScope,
  saved: Pick<OpeningRow, 'openingHours' | 'openingExceptions'>,
) => tx.update(restaurants).set(saved).where(eq(restaurants.ownerId, ownerId));

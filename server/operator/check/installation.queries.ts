import { and, eq, isNotNull, isNull, max, sql } from 'drizzle-orm';
import type { Database } from '#server/db/engine/database.ts';
import { events, restaurants, users } from '#server/db/schema.ts';

/** The database's own clock, and how large it is. any-owner: the installation's. */
export const readClockAndSize = async (db: Database): Promise<{ at: Date; bytes: number }> => {
  const { rows } = await db.execute<{ at: number; bytes: number }>(
    sql`select extract(epoch from clock_timestamp()) * 1000 as at, pg_database_size(current_database()) as bytes`,
  );
  return { at: new Date(Number(rows[0]?.at)), bytes: Number(rows[0]?.bytes) };
};

/** any-owner: of the whole installation. */
export const findLastEventAt = async (db: Database): Promise<Date | null> => {
  const [row] = await db.select({ at: max(events.at) }).from(events);
  return row?.at ?? null;
};

/** any-owner: the operator hears of every kitchen whose certificate ends. */
export const listCertificates = (db: Database) =>
  db
    .select({
      email: users.email,
      restaurant: restaurants.name,
      expiresOn: sql<string>`${restaurants.kosherCertificateExpiresOn}::text`,
      timeZone: restaurants.timeZone,
    })
    .from(restaurants)
    .innerJoin(users, eq(users.id, restaurants.ownerId))
    .where(
      and(
        eq(restaurants.isKosher, true),
        isNotNull(restaurants.kosherCertificateExpiresOn),
        isNull(users.throwAwayAt),
      ),
    )
    .orderBy(restaurants.kosherCertificateExpiresOn, users.email);

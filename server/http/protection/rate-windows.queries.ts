import { eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { deleteSome } from '#server/db/engine/delete-some.ts';
import { rateWindows } from '#server/db/schema.ts';

const databaseNow = sql`now()`;

/**
 * Consumes a point in one statement, so concurrent calls in any process are counted one after the other.
 * By default the database's clock decides, so that processes whose clocks differ agree; a window that ends too far
 * ahead was started before that clock was set back.
 * any-owner: keyed by account or by stranger.
 */
export const takeTurn = async (
  db: Database | Transaction,
  key: string,
  spanSeconds: number,
  now: SQL = databaseNow,
) => {
  const freshEnd = sql`${now} + make_interval(secs => ${spanSeconds})`;
  const isOver = sql`${rateWindows.endsAt} <= ${now}`;
  const [row] = await db
    .insert(rateWindows)
    .values({ key, used: 1, endsAt: freshEnd })
    .onConflictDoUpdate({
      target: rateWindows.key,
      set: {
        used: sql`case when ${isOver} then 1 else ${rateWindows.used} + 1 end`,
        endsAt: sql`case when ${isOver} then ${freshEnd} else least(${rateWindows.endsAt}, ${freshEnd}) end`,
      },
    })
    .returning({
      used: rateWindows.used,
      leftMs: sql<number>`ceil(extract(epoch from ${rateWindows.endsAt} - ${now}) * 1000)::int`,
    });
  if (!row) throw new Error('a turn is always counted');
  return row;
};

// any-owner: as above.
export const deleteWindow = (db: Database, key: string) =>
  db.delete(rateWindows).where(eq(rateWindows.key, key));

// any-owner: expired windows of everyone.
export const deleteEndedWindows = (db: Database, limit: number) =>
  deleteSome(db, rateWindows, lte(rateWindows.endsAt, databaseNow), limit);

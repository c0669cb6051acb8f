import { and, eq, lte, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/engine/database.ts';
import { leases } from '#server/db/schema.ts';

/**
 * Takes or renews what one process at a time may hold; true when it is ours. The database's clock decides, so that
 * processes whose clocks differ agree. It waits for no disk: one that a crash of the database forgets is taken again.
 * any-owner: a lease belongs to a process.
 */
export const takeLease = async (
  db: Database,
  name: string,
  holder: string,
  seconds: number,
): Promise<boolean> => {
  const expiresAt = sql`now() + make_interval(secs => ${seconds})`;
  const taken = await db
    .insert(leases)
    .values({ name, holder, expiresAt })
    .onConflictDoUpdate({
      target: leases.name,
      set: { holder, expiresAt },
      setWhere: or(eq(leases.holder, holder), lte(leases.expiresAt, sql`now()`)),
    })
    // Local to its transaction, which is this statement.
    .returning({ holder: leases.holder, isFlushed: sql`set_config('synchronous_commit', 'off', true)` });
  return taken.length > 0;
};

/** A process that stops in peace does not make the next one wait. any-owner: as above. */
export const releaseLease = async (db: Database, name: string, holder: string): Promise<void> => {
  await db.delete(leases).where(and(eq(leases.name, name), eq(leases.holder, holder)));
};

import { sql } from 'drizzle-orm';
import type { Engine } from '#server/db/engine/database.ts';
import { users } from '#server/db/schema.ts';

/** Whoever wants to look an account up has to wait until the returned function is called. */
export const holdUsers = async ({ db }: Engine): Promise<() => Promise<void>> => {
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${users} in access exclusive mode`);
    held.resolve();
    await released.promise;
  });
  await held.promise;
  return () => {
    released.resolve();
    return holding;
  };
};

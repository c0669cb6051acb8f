import { openPostgresEngine } from '#server/db/engine/postgres-engine.ts';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { openDurablePostgres } from '../../faults/machine/durable-postgres.ts';
import { openKit } from '../../faults/machine/kit.ts';

/** As operators run it: what was committed is on the disk. */
export const withDurablePostgres = async <T>(work: (databaseUrl: string) => Promise<T>): Promise<T> => {
  const kit = openKit();
  try {
    const databaseUrl = (await openDurablePostgres(kit)).url();
    const engine = await openPostgresEngine({ databaseUrl, poolSize: 1 });
    await engine.migrate(migrationsFolder);
    await engine.close();
    return await work(databaseUrl);
  } finally {
    await kit.close();
  }
};

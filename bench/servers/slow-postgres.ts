import { openPostgresEngine } from '#server/db/engine/postgres-engine.ts';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { runStatements } from '#server/testing/postgres-client.ts';
import { openKit } from '../../faults/machine/kit.ts';
import { openReplicatedPostgres } from '../../faults/machine/replicated-postgres.ts';
import { createDatabase } from './project-tools.ts';

/** One way of the line to the replica. A commit waits for both. */
const lineMs = 2;

/**
 * Whatever the application does to notify is done and goes nowhere: the name leads to a function of ours, which does
 * nothing. So no switch of the application's own is needed to know what notifying costs.
 */
const swallowNotifications = (databaseUrl: string): Promise<unknown> =>
  runStatements(
    databaseUrl,
    `create function public.pg_notify(text, text) returns void language sql as ''`,
    `alter database ${new URL(databaseUrl).pathname.slice(1)} set search_path = public, pg_catalog`,
  );

/**
 * A PostgreSQL whose commits take as long as on an ordinary disk of a cloud: each waits for a replica at the end of a slow
 * line, and for nothing else: what the disk of this machine takes is left out. Two databases, of which the second swallows notifications.
 */
export const withSlowPostgres = async <T>(
  work: (databases: { heard: string; silent: string }) => Promise<T>,
): Promise<T> => {
  const kit = openKit();
  try {
    const postgres = await openReplicatedPostgres(kit, { fsync: 'off' });
    const create = async (): Promise<string> => {
      const { url } = await createDatabase(postgres.primary().url());
      const engine = await openPostgresEngine({ databaseUrl: url, poolSize: 1 });
      await engine.migrate(migrationsFolder);
      await engine.close();
      return url;
    };
    const [heard, silent] = [await create(), await create()];
    await swallowNotifications(silent);
    await postgres.addReplica();
    postgres.replication.slowDown(lineMs);
    return await work({ heard, silent });
  } finally {
    await kit.close();
  }
};

import { openPostgresEngine } from '#server/db/engine/postgres-engine.ts';
import { openDurablePostgres } from '../machine/durable-postgres.ts';
import type { Kit } from '../machine/kit.ts';
import { readStored } from '../machine/read-stored.ts';
import { openLine } from '../machine/tcp-line.ts';
import { type EnvironmentOf, installProcesses } from './processes-installation.ts';

/** Processes on one PostgreSQL, behind a load balancer; the line to the database can be disturbed too. */
export const installOnPostgres = async (
  kit: Kit,
  processes: number,
  environmentOf: EnvironmentOf = () => ({}),
) => {
  const postgres = await openDurablePostgres(kit);
  const databaseLine = await openLine(kit, () => [postgres.port]);
  const DATABASE_URL = postgres.url(databaseLine.port);
  const installed = await installProcesses(kit, processes, (index) => ({
    DATABASE_URL,
    ...environmentOf(index),
  }));
  return {
    ...installed,
    postgres,
    databaseLine,
    readStored: async (ownerId: string) =>
      readStored(await openPostgresEngine({ databaseUrl: postgres.url() }), ownerId),
  };
};

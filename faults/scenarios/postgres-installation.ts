import { openPostgresEngine } from '#server/db/engine/postgres-engine.ts';
import { openDurablePostgres } from '../machine/durable-postgres.ts';
import type { Kit } from '../machine/kit.ts';
import { readStored } from '../machine/read-stored.ts';
import { type SupervisedServer, superviseServer } from '../machine/supervised-server.ts';
import { openLine } from '../machine/tcp-line.ts';

/** Processes on one PostgreSQL, behind a load balancer; the line to the database can be disturbed too. */
export const installOnPostgres = async (kit: Kit, processes: number) => {
  const postgres = await openDurablePostgres(kit);
  const databaseLine = await openLine(kit, () => [postgres.port]);
  const servers: SupervisedServer[] = [];
  for (let count = 0; count < processes; count += 1)
    servers.push(await superviseServer(kit, () => ({ DATABASE_URL: postgres.url(databaseLine.port) })));
  const line = await openLine(kit, () => servers.flatMap((server) => server.ports()));
  return {
    postgres,
    databaseLine,
    servers,
    line,
    url: `http://127.0.0.1:${line.port}`,
    stop: async (): Promise<void> => {
      await Promise.all(servers.map((server) => server.stop()));
    },
    serverLog: (): string => servers.map((server) => server.output()).join(''),
    readStored: async (ownerId: string) =>
      readStored(await openPostgresEngine({ databaseUrl: postgres.url() }), ownerId),
  };
};

import { openPostgresEngine } from '#server/db/engine/postgres-engine.ts';
import { runStatements } from '#server/testing/postgres-client.ts';
import { openDurablePostgres } from '../machine/durable-postgres.ts';
import { openPgbouncer, whyNoPgbouncer } from '../machine/pgbouncer.ts';
import { readStored } from '../machine/read-stored.ts';
import { pause } from '../workload/pace.ts';
import { installProcesses } from './processes-installation.ts';
import type { Scenario } from './scenario.ts';

/** As in docs/operations/scale.md. */
const prepareRole = [
  "create role menta login password 'secret'",
  "alter role menta set timezone = 'UTC'",
  "alter role menta set statement_timeout = '15s'",
  "alter role menta set idle_in_transaction_session_timeout = '30s'",
  'create database menta owner menta',
];

export const behindPgbouncer: Scenario = {
  name: 'pgbouncer',
  engine: 'postgres',
  rounds: 9,
  about:
    'two processes reach PostgreSQL through pgbouncer (transaction pooling, LISTEN past it); pgbouncer, PostgreSQL and a process are killed in turn',
  whyNot: whyNoPgbouncer,
  open: async (kit) => {
    const postgres = await openDurablePostgres(kit);
    await runStatements(postgres.url(), ...prepareRole);
    const directUrl = `postgres://menta:secret@127.0.0.1:${postgres.port}/menta`;
    const pgbouncer = await openPgbouncer(kit, directUrl);
    const installed = await installProcesses(kit, 2, () => ({
      DATABASE_URL: pgbouncer.url,
      DATABASE_DIRECT_URL: directUrl,
    }));
    return {
      ...installed,
      strike: async (_evening, random, round) => {
        if (round % 3 === 0) return installed.servers[round % 2]?.kill();
        const struck = round % 3 === 1 ? pgbouncer : postgres;
        await struck.kill();
        await pause(random.between(500, 2_000));
        await struck.start();
      },
      readStored: async (ownerId: string) =>
        readStored(await openPostgresEngine({ databaseUrl: directUrl }), ownerId),
    };
  },
};

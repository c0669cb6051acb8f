import { runStatements } from '#server/testing/postgres-client.ts';
import { pause, secondsUntil } from '../workload/pace.ts';
import { installOnPostgres } from './postgres-installation.ts';
import type { Scenario } from './scenario.ts';

export const oneOfTwoKilled: Scenario = {
  name: 'one-of-two-killed',
  engine: 'postgres',
  rounds: 10,
  about: 'of two processes on one PostgreSQL one is killed (SIGKILL), each in turn',
  open: async (kit) => {
    const installed = await installOnPostgres(kit, 2);
    return {
      ...installed,
      strike: async (_evening, random, round) => {
        await pause(random.between(0, 50));
        await installed.servers[round % 2]?.kill();
      },
    };
  },
};

/** What the migration of a newer version may do: it only adds. */
const migrate = (databaseUrl: string, round: number): Promise<unknown> => {
  const addTo = (table: string) =>
    `alter table ${table} add column of_tomorrow_${round} text not null default ''`;
  return runStatements(databaseUrl, ...['orders', 'order_lines', 'dishes'].map(addTo));
};

export const rollingRestart: Scenario = {
  name: 'rolling-restart',
  engine: 'postgres',
  rounds: 5,
  about: 'the schema grows, then two processes are replaced one after the other (SIGTERM)',
  open: async (kit) => {
    const installed = await installOnPostgres(kit, 2);
    return {
      ...installed,
      strike: async (_evening, _random, round) => {
        await migrate(installed.postgres.url(), round);
        for (const server of installed.servers) {
          await server.restart();
          await secondsUntil(server.isRunning, 60, 'the replaced process being back');
        }
      },
    };
  },
};

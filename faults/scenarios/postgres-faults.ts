import { pause } from '../workload/pace.ts';
import { installOnPostgres } from './postgres-installation.ts';
import type { Scenario } from './scenario.ts';

export const postgresKilled: Scenario = {
  name: 'postgres-killed',
  engine: 'postgres',
  rounds: 10,
  about:
    'every process of PostgreSQL is killed (SIGKILL), and it is back a second or two later; two processes serve',
  open: async (kit) => {
    const installed = await installOnPostgres(kit, 2);
    return {
      ...installed,
      strike: async (_evening, random) => {
        await installed.postgres.kill();
        await pause(random.between(500, 2_000));
        await installed.postgres.start();
      },
    };
  },
};

export const postgresRefuses: Scenario = {
  name: 'postgres-refuses',
  engine: 'postgres',
  rounds: 5,
  about: 'connections to PostgreSQL are broken and refused for some seconds',
  open: async (kit) => {
    const installed = await installOnPostgres(kit, 1);
    return {
      ...installed,
      strike: async (_evening, random) => {
        await installed.databaseLine.refuse();
        await pause(random.between(1_000, 5_000));
        await installed.databaseLine.accept();
      },
    };
  },
};

export const postgresSilent: Scenario = {
  name: 'postgres-silent',
  engine: 'postgres',
  rounds: 3,
  about:
    'the open connections to PostgreSQL never say another word, as after a failover that told nobody; new ones work',
  open: async (kit) => {
    const installed = await installOnPostgres(kit, 2);
    return {
      ...installed,
      strike: async ({ call, restaurant }) => {
        // A rush, so that every connection of the pools is open.
        const ask = () => call(`GET /services/user/${restaurant.owner.id}/has-active`);
        await Promise.all(Array.from({ length: 100 }, ask));
        installed.databaseLine.silence();
      },
    };
  },
};

export const postgresSlow: Scenario = {
  name: 'postgres-slow',
  engine: 'postgres',
  rounds: 5,
  about:
    'each message to and from PostgreSQL takes 250 ms longer, while it does not answer at all for some seconds',
  open: async (kit) => {
    const installed = await installOnPostgres(kit, 1);
    return {
      ...installed,
      strike: async (evening, random) => {
        installed.databaseLine.slowDown(250);
        await evening.more(5);
        installed.databaseLine.stall();
        await pause(random.between(2_000, 8_000));
        installed.databaseLine.flow();
        await evening.more(5);
        installed.databaseLine.slowDown(0);
      },
    };
  },
};

import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { openSessionWatch } from '#server/access/session-watch.ts';
import { buildApp } from '#server/app.ts';
import type { Engine } from '#server/db/engine/database.ts';
import { openLiveHub } from '#server/live/live-hub.ts';
import { openPages } from '#server/rendering/pages.ts';
import { createServices, type Services } from '#server/services.ts';
import type { Clock } from '#server/system/clock.ts';
import { readEnv } from '#server/system/env.ts';
import { createTestClock } from '#server/testing/test-clock.ts';

const noMail = { send: () => {}, idle: async () => {}, close: async () => {} };

export type AttackedApp = {
  app: FastifyInstance;
  engine: Engine;
  services: Services;
  clock: Clock;
  url: string;
  close: () => Promise<void>;
};

/**
 * The whole application in this process and on a real port: its database can be looked at, and what it logs. In test mode
 * it sheds no load, so no 503 is excused, and a refusal that the contract does not declare is a 500.
 */
export const openApp = async (
  engine: Engine,
  log: FastifyBaseLogger,
  environment: Record<string, string>,
): Promise<AttackedApp> => {
  const env = readEnv({ NODE_ENV: 'test', ...environment });
  // It stands still: a confirmed password stays confirmed, however long an attack takes.
  const clock = createTestClock(new Date());
  const hub = await openLiveHub(engine, log);
  const sessionWatch = await openSessionWatch(engine, { clock, log });
  const deps = { env, engine, hub, sessionWatch, mailer: noMail, clock, log };
  const services = createServices(deps);
  const app = await buildApp(deps, services, await openPages({ NODE_ENV: 'production' }));
  return {
    app,
    engine,
    services,
    clock,
    url: await app.listen({ port: 0, host: '127.0.0.1' }),
    close: async () => {
      await app.close();
      await services.images.close();
      await sessionWatch.close();
      await hub.close();
    },
  };
};

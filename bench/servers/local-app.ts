import { pino } from 'pino';
import { openSessionWatch } from '#server/access/session-watch.ts';
import { buildApp } from '#server/app.ts';
import { announceOver } from '#server/db/announcing/after-commit.ts';
import { openEmbeddedEngine } from '#server/db/engine/embedded-engine.ts';
import { openLiveHub } from '#server/live/live-hub.ts';
import { createServices } from '#server/services.ts';
import { systemClock } from '#server/system/clock.ts';
import { readEnv } from '#server/system/env.ts';
import { migrationsFolder } from './migrations-folder.ts';

const noMail = { send: () => {}, idle: async () => {}, close: async () => {} };

/**
 * The application inside the bench's own process, where its database and its background work can be reached:
 * to prepare data and to look at statements. What is measured is always the real server in its own process.
 */
export const openLocalApp = async (dataDir: string | null, { asOnPostgres = false } = {}) => {
  const log = pino({ level: 'silent' });
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000000' });
  const engine = await openEmbeddedEngine({ dataDir });
  await engine.migrate(migrationsFolder);
  // There, statements leave it to the engine to tell others what they did.
  if (asOnPostgres) announceOver(engine.db, () => {});
  const hub = await openLiveHub(engine, log);
  const sessionWatch = await openSessionWatch(engine, { clock: systemClock, log });
  const deps = { env, engine, hub, sessionWatch, mailer: noMail, clock: systemClock, log };
  const services = createServices(deps);
  const app = await buildApp(deps, services, null);
  return {
    url: await app.listen({ port: 0, host: '127.0.0.1' }),
    engine,
    services,
    close: async (): Promise<void> => {
      await app.close();
      await services.images.close();
      await sessionWatch.close();
      await hub.close();
      await engine.close();
    },
  };
};

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { openSessionWatch } from '#server/access/session-watch.ts';
import { buildApp } from '#server/app.ts';
import { openEmbeddedEngine } from '#server/db/engine/embedded-engine.ts';
import { seedDemo } from '#server/features/demo/demo.service.ts';
import { openLiveHub } from '#server/live/live-hub.ts';
import { openPages } from '#server/rendering/pages.ts';
import { createServices } from '#server/services.ts';
import { readEnv } from '#server/system/env.ts';

const migrations = fileURLToPath(new URL('../../server/db/migrations', import.meta.url));
const noMail = { send: () => {}, idle: async () => {}, close: async () => {} };

/**
 * The whole product on a data folder of its own, with the demo in it. Only its clock is ours: an evening's orders arrive
 * minutes apart, and nobody waits an evening for a picture.
 */
export const openServer = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'menta-pictures-'));
  let minutesAgo = 0;
  const clock = { now: () => new Date(Date.now() - minutesAgo * 60_000) };
  const log = pino({ level: 'error' });
  const env = readEnv({ NODE_ENV: 'production', RATE_LIMIT_FACTOR: '1000' });
  const engine = await openEmbeddedEngine({ dataDir });
  await engine.migrate(migrations);
  const hub = await openLiveHub(engine, log);
  const sessionWatch = await openSessionWatch(engine, { clock, log });
  const deps = { env, engine, hub, sessionWatch, mailer: noMail, clock, log };
  const services = createServices(deps);
  const app = await buildApp(deps, services, await openPages(env));
  await seedDemo({ db: engine.db, images: services.images, clock });
  return {
    url: await app.listen({ port: 0, host: '127.0.0.1' }),
    /** What happens next happened so long ago. */
    turnBack: (minutes: number): void => {
      minutesAgo = minutes;
    },
    close: async (): Promise<void> => {
      await app.close();
      await services.images.close();
      await sessionWatch.close();
      await hub.close();
      await engine.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
export type PictureServer = Awaited<ReturnType<typeof openServer>>;

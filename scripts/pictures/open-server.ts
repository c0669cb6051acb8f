import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { openEmbeddedEngine } from '#server/db/engine/embedded-engine.ts';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { seedDemo } from '#server/features/demo/demo.service.ts';
import { openPages } from '#server/rendering/pages.ts';
import { openApp } from '#server/testing/open-app.ts';

/**
 * The whole product on a data folder of its own, with the demo in it. Only its clock is ours: an evening's orders arrive
 * minutes apart, and nobody waits an evening for a picture.
 */
export const openServer = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'menta-pictures-'));
  let minutesAgo = 0;
  const clock = { now: () => new Date(Date.now() - minutesAgo * 60_000) };
  const engine = await openEmbeddedEngine({ dataDir });
  await engine.migrate(migrationsFolder);
  const { listen, services, close } = await openApp({
    engine,
    clock,
    log: pino({ level: 'error' }),
    environment: { NODE_ENV: 'production', RATE_LIMIT_FACTOR: '1000' },
    pages: await openPages({ NODE_ENV: 'production' }),
  });
  await seedDemo({ db: engine.db, images: services.images, clock });
  return {
    url: await listen(),
    /** What happens next happened so long ago. */
    turnBack: (minutes: number): void => {
      minutesAgo = minutes;
    },
    close: async (): Promise<void> => {
      await close();
      await engine.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
export type PictureServer = Awaited<ReturnType<typeof openServer>>;

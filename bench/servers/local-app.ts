import { pino } from 'pino';
import { announceOver } from '#server/db/announcing/after-commit.ts';
import { openEmbeddedEngine } from '#server/db/engine/embedded-engine.ts';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { systemClock } from '#server/system/clock.ts';
import { openApp } from '#server/testing/open-app.ts';
import { temporaryFolder } from './temporary-folder.ts';

/**
 * The application inside the bench's own process, where its database and its background work can be reached:
 * to prepare data and to look at statements. What is measured is always the real server in its own process.
 */
const openLocalApp = async (dataDir: string | null, asOnPostgres: boolean) => {
  const engine = await openEmbeddedEngine({ dataDir });
  await engine.migrate(migrationsFolder);
  // There, the engine announces what statements did.
  if (asOnPostgres) announceOver(engine.db, () => {});
  const { listen, close, services } = await openApp({
    engine,
    clock: systemClock,
    log: pino({ level: 'silent' }),
    environment: { LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000000' },
  });
  const closeAll = async (): Promise<void> => {
    await close();
    await engine.close();
  };
  return { url: await listen(), engine, services, close: closeAll };
};

export type LocalApp = Awaited<ReturnType<typeof openLocalApp>>;

export const withLocalApp = async <T>(
  dataDir: string | null,
  work: (app: LocalApp) => Promise<T>,
  { asOnPostgres = false } = {},
): Promise<T> => {
  const app = await openLocalApp(dataDir, asOnPostgres);
  try {
    return await work(app);
  } finally {
    await app.close();
  }
};

/** A data folder with what was prepared in it, for the server that is measured. */
export const prepareFolder = async <T extends object>(prepare: (app: LocalApp) => Promise<T>) => {
  const dataDir = temporaryFolder();
  return { dataDir, ...(await withLocalApp(dataDir, prepare)) };
};

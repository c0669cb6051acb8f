import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { startBackgroundWork } from './background-work.ts';
import { openEngine } from './db/engine/open-engine.ts';
import { seedDemoRestaurant } from './db/seed/seed-demo.ts';
import { readEnv } from './env.ts';
import { startHousekeeping } from './housekeeping.ts';
import { listen } from './http/listen.ts';
import { createLogger } from './http/request-log.ts';
import { systemClock } from './kit/clock.ts';
import { freeStartUpMemory } from './kit/free-start-up-memory.ts';
import { findLanAddress, listensToNetwork } from './kit/lan-address.ts';
import { failWith } from './kit/operator-problem.ts';
import { openLiveHub } from './live/live-hub.ts';
import { createMailer } from './mail/create-mailer.ts';
import { openPages } from './rendering/pages.ts';
import { createServices } from './services.ts';

const migrations = fileURLToPath(new URL('./db/migrations', import.meta.url));

const start = async (): Promise<void> => {
  const env = readEnv(process.env);
  const log = createLogger(env.LOG_LEVEL);
  const engine = await openEngine({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    onConnectionError: (error) => log.warn({ err: error }, 'lost an idle database connection'),
    onMaintenanceError: (error) => log.warn({ err: error }, 'database maintenance failed'),
    // A database that stopped for good recovers only by a restart, and the operator's supervisor restarts us.
    onFatal: (error) => {
      log.fatal({ err: error }, 'the database has stopped');
      process.exit(1);
    },
  });
  await engine.migrate(migrations);
  const hub = await openLiveHub(engine, log);
  const mailer = createMailer({
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM,
    dataDir: env.DATA_DIR,
    logger: log,
  });
  const deps = { env, engine, hub, mailer, clock: systemClock, log };
  const services = createServices(deps);
  const pages = await openPages(env);
  // Before the application begins to measure how busy it is.
  await freeStartUpMemory();
  const app = await buildApp(deps, services, pages);
  if (env.SEED_DEMO) await seedDemoRestaurant({ db: engine.db, clock: systemClock });
  await listen(app, { port: env.PORT, host: env.HOST });
  const housekeeping = startHousekeeping(deps, services);
  const background = startBackgroundWork(deps, services);

  const { port } = app.server.address() as { port: number };
  const lan = findLanAddress();
  console.log(`Menta is ready: http://localhost:${port}`);
  if (lan && listensToNetwork(env.HOST)) console.log(`On phones in this network: http://${lan}:${port}`);

  closeWithGrace({ delay: 10_000, logger: log }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after an unexpected error');
    await Promise.all([housekeeping.stop(), background.stop()]);
    await app.close();
    await services.images.close();
    await hub.close();
    await mailer.close();
    await engine.close();
  });
};

start().catch((error: unknown) => {
  failWith(error);
  // The database may be open already.
  process.exit();
});

import closeWithGrace from 'close-with-grace';
import { openSessionWatch } from './access/session-watch.ts';
import { buildApp } from './app.ts';
import { prepareBackupFolder } from './backups/backup-folder.ts';
import { migrateAsConfigured } from './backups/migrate-with-backup.ts';
import { removeAbandoned } from './db/backup/unfinished-backup.ts';
import { emptyDataDir } from './db/empty-data.ts';
import { openEngine } from './db/engine/open-engine.ts';
import { giveUpSpareRoom, keepSpareRoom } from './db/spare-room.ts';
import { createOperatorService } from './features/accounts/operator.service.ts';
import { seedDemo } from './features/demo/demo.service.ts';
import { listen } from './http/operations/listen.ts';
import { createLogger } from './http/operations/request-log.ts';
import { startLeaderTasks } from './leader/leader-tasks.ts';
import { openLiveHub } from './live/live-hub.ts';
import { startUnannouncedSweep } from './live/sweep-unannounced.ts';
import { createMailer } from './mail/create-mailer.ts';
import { gatherFacts } from './operator/check/gather-facts.ts';
import { judge } from './operator/check/judge.ts';
import { serveControl } from './operator/control.ts';
import { serveOperator } from './operator/run-through-service.ts';
import { openPages } from './rendering/pages.ts';
import { scheduledTasks } from './scheduled-tasks.ts';
import { createServices } from './services.ts';
import { systemClock } from './system/clock.ts';
import { backupFolder, readEnv } from './system/env.ts';
import { freeIdleMemory } from './system/free-idle-memory.ts';
import { findLanAddress, listensToNetwork } from './system/lan-address.ts';
import { setupHints } from './system/setup-hints.ts';

/** Opens everything in its order, listens, and closes it all again when the process is asked to stop. */
export const start = async (): Promise<void> => {
  const env = readEnv(process.env);
  const log = createLogger(env.LOG_LEVEL);
  const [embeddedIn, backups] = [env.DATABASE_URL ? null : env.DATA_DIR, backupFolder(env)];
  // What a killed backup left is the first thing to go, and may be all that is needed.
  if (backups !== null) await removeAbandoned(backups);
  const backupProblem = env.BACKUP_DIR ? prepareBackupFolder(env.BACKUP_DIR) : null;
  if (backupProblem)
    log.warn({ folder: backups, code: backupProblem }, 'no backup can be written into BACKUP_DIR');
  if (embeddedIn !== null) giveUpSpareRoom(embeddedIn);
  const engine = await openEngine({
    databaseUrl: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    poolSize: env.DATABASE_POOL_SIZE,
    dataDir: env.DATA_DIR,
    emptyDataDir,
    onConnectionError: (error) => log.warn({ err: error }, 'lost an idle database connection'),
    onAnnounceError: (error) => log.warn({ err: error }, 'announcing live events failed, will try again'),
    onMaintenanceError: (error) => log.warn({ err: error }, 'database maintenance failed'),
    // A database that stopped for good recovers only by a restart, and the operator's supervisor restarts us.
    onFatal: (error) => {
      log.fatal({ err: error }, 'the database has stopped');
      process.exit(1);
    },
  });
  await migrateAsConfigured(engine, env, log);
  if (embeddedIn !== null) keepSpareRoom(embeddedIn);
  const hub = await openLiveHub(engine, log, {
    // As above: what this process keeps in memory is of the database that was there before.
    onOtherEpoch: () => {
      log.fatal(
        'another database is there than the one this process began with: it was restored or moved meanwhile',
      );
      process.exit(1);
    },
  });
  const unannouncedSweep = startUnannouncedSweep({ db: engine.db, hub, log });
  const sessionWatch = await openSessionWatch(engine, { clock: systemClock, log });
  const mailer = createMailer({
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM,
    dataDir: env.DATA_DIR,
    logger: log,
  });
  let leaderTasks: ReturnType<typeof startLeaderTasks> | null = null;
  const isLeader = () => leaderTasks?.isLeader() ?? false;
  const deps = { env, engine, hub, sessionWatch, mailer, clock: systemClock, log, isLeader };
  const services = createServices(deps);
  const operator = createOperatorService({ db: engine.db, clock: systemClock, ...services });
  const control =
    engine.kind === 'embedded'
      ? await serveControl(env.DATA_DIR, {
          backup: services.backups.make,
          operator: serveOperator({
            open: async () => operator,
            check: async () =>
              judge(await gatherFacts({ env, clock: systemClock, openDatabase: async () => engine })),
            origin: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
          }),
        })
      : null;
  const pages = await openPages(env);
  const app = await buildApp(deps, services, pages);
  if (env.SEED_DEMO) await seedDemo({ db: engine.db, images: services.images, clock: systemClock });
  await listen(app, { port: env.PORT, host: env.HOST });
  // What an earlier start left unfinished.
  services.images.resumeAvif().catch((error: unknown) => log.error({ err: error }, 'resuming AVIF failed'));
  leaderTasks = startLeaderTasks({
    db: engine.db,
    log,
    tasks: scheduledTasks(deps, services),
  });
  freeIdleMemory();

  for (const hint of setupHints(env)) log.warn(hint);
  const { port } = app.server.address() as { port: number };
  const lan = findLanAddress();
  console.log(`Menta is ready: http://localhost:${port}`);
  if (env.TRY_EVENING) console.log(`Try an evening: http://localhost:${port}/try`);
  if (lan && listensToNetwork(env.HOST)) console.log(`On phones in this network: http://${lan}:${port}`);

  closeWithGrace({ delay: 10_000, logger: log }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after an unexpected error');
    await services.backups.stop();
    await leaderTasks?.stop();
    await control?.close();
    await app.close();
    await services.images.close();
    await sessionWatch.close();
    await unannouncedSweep.stop();
    await hub.close();
    await mailer.close();
    await engine.close();
  });
};

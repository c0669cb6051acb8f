import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { dumpDatabase } from '#server/db/backup/dump-database.ts';
import { appearWhole, partialIn } from '#server/db/backup/unfinished-backup.ts';
import type { Engine } from '#server/db/engine/database.ts';
import { DatabaseUnusable } from '#server/db/engine/database-unusable.ts';
import { hasAccounts } from '#server/db/migrating/schema-state.ts';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { type Clock, systemClock } from '#server/system/clock.ts';
import { directDatabaseUrl, folderBeforeUpgrade } from '#server/system/env.ts';
import { version } from '#server/system/version.ts';
import { removeSurplus } from './backup-folder.ts';
import { nameBeforeUpgrade } from './backup-names.ts';
import { dumpPostgres } from './make-backup.ts';

/** A start that fails is tried again and again by its supervisor, and each try makes one. */
const kept = 2;

type Needs = {
  engine: Engine;
  /** Past the pooler; null with the embedded database. */
  databaseUrl: string | null;
  migrationsFolder: string;
  /** Null: the operator wants none. */
  folder: string | null;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'info'>;
};

const write = async ({ engine, databaseUrl }: Needs, path: string, at: Date): Promise<void> => {
  if (databaseUrl)
    return appearWhole(path, (unfinished) => dumpPostgres(databaseUrl, partialIn(unfinished), at));
  // Nobody uses it yet, so nobody waits.
  await dumpDatabase(engine, path, { version, engine: 'embedded', at: at.toISOString() });
};

const explainBackup = (path: string, reason: unknown): DatabaseUnusable =>
  new DatabaseUnusable(
    `The database has to be brought up to date, and the backup before that failed: ${reason instanceof Error ? reason.message : reason}. ` +
      `Nothing was changed. Make ${path} writable, with room for a backup, or name another place in BACKUP_DIR.`,
    { cause: reason },
  );

/** Brings the database up to date; where that changes somebody's data, a backup is made first. */
export const migrateWithBackup = async (needs: Needs): Promise<void> => {
  const { engine, migrationsFolder, folder, clock, log } = needs;
  let backup: string | null = null;
  try {
    await engine.migrate(migrationsFolder, async ({ last, pending }) => {
      if (folder === null || !(await hasAccounts(engine.db))) return;
      const at = clock.now();
      const [from, to] = [last.tag, pending.at(-1)?.tag ?? ''];
      const path = join(folder, nameBeforeUpgrade(at, to));
      try {
        await write(needs, path, at);
        removeSurplus(folder, kept, 'before-upgrade');
      } catch (error) {
        throw explainBackup(folder, error);
      }
      backup = path;
      log.info({ path, from, to }, 'a backup was made before the database is brought up to date');
    });
  } catch (error) {
    if (backup === null || !(error instanceof DatabaseUnusable)) throw error;
    throw new DatabaseUnusable(
      `${error.message} A backup from just before is ${backup}; should you need it: npm run restore -- ${backup}`,
      { cause: error },
    );
  }
};

type Settings = Parameters<typeof folderBeforeUpgrade>[0] & Parameters<typeof directDatabaseUrl>[0];

/** By this version's migrations, as the settings say. */
export const migrateAsConfigured = (engine: Engine, env: Settings, log: Needs['log']): Promise<void> =>
  migrateWithBackup({
    engine,
    databaseUrl: directDatabaseUrl(env),
    migrationsFolder,
    folder: folderBeforeUpgrade(env),
    clock: systemClock,
    log,
  });

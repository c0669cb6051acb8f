import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { whyNoRoom } from '#server/system/free-space.ts';
import { prepareMigrating } from '../migrating/schema-state.ts';
import { copyWhileOpen } from './copy-while-open.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { drizzleOptions, type Engine } from './database.ts';
import { finishRestore, requireDatabaseFolder } from './database-folder.ts';
import { DatabaseUnusable } from './database-unusable.ts';
import { DurableNodeFs } from './durable-node-fs.ts';
import { maintainEmbedded, scheduleMaintenance } from './embedded-maintenance.ts';
import { explainMigration } from './explain-migration.ts';
import { GuardedPGlite } from './guarded-pglite.ts';

export type EmbeddedOptions = {
  /** `null` keeps everything in memory: for tests. */
  dataDir: string | null;
  /** The data folder of an empty database: copied where there is none yet, since making one takes seconds and 700 MB. */
  emptyDataDir?: string;
  /** Starts an in-memory database from what `dump()` gave. */
  loadDataDir?: Blob;
  /** The database has stopped for good (disk full, failed fsync); only a restart recovers it. */
  onFatal?: (error: Error) => void;
  onMaintenanceError?: (error: unknown) => void;
  /** Sees each fsync before it happens: for tests. */
  onFsync?: (path: string) => void;
};

export type EmbeddedEngine = Engine & {
  kind: 'embedded';
  /** The whole database as a tar file, to start a copy from. */
  dump(): Promise<Blob>;
  /** One round of vacuum and checkpoint, where due. */
  maintain(): Promise<void>;
};

/** The operating system caches the files below; more buffers only cost start-up time and memory. */
const memorySettings = ['-c', 'shared_buffers=32MB'];

/** PGlite's own start parameters turn fsync off with `-F`. */
const fleetingSettings = [...PGlite.defaultStartParams, ...memorySettings];
const durableSettings = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...[
    '-c',
    'fsync=on',
    '-c',
    'wal_sync_method=fsync',
    '-c',
    'synchronous_commit=on',
    '-c',
    'full_page_writes=on',
  ],
  ...memorySettings,
];

/** Keeps capitals; a quote inside a channel name is not supported by PGlite. */
const quoted = (channel: string) => `"${channel}"`;

/**
 * A database's own folder, such as a copy: nobody else opens it, so there is no lock to take. One without a database gets an
 * empty one.
 */
export async function openDatabaseFolder(
  folder: string,
  { emptyDataDir }: Pick<EmbeddedOptions, 'emptyDataDir'> = {},
): Promise<EmbeddedEngine> {
  boundCompilerMemory();
  if (readdirSync(folder).length === 0) beginFrom(emptyDataDir, folder);
  return createEngine(await openFolder(folder, {}), {}, null);
}

/** A database for a moment, which begins empty: what it flushed would make others wait, too. */
export async function openScratchFolder(
  folder: string,
  { emptyDataDir }: Pick<EmbeddedOptions, 'emptyDataDir'>,
): Promise<EmbeddedEngine> {
  beginFrom(emptyDataDir, folder);
  return openCopyToRead(folder);
}

/** A copy that is read once: whatever it flushed to the disk would make the commits of the database beside it wait. */
export async function openCopyToRead(folder: string): Promise<EmbeddedEngine> {
  boundCompilerMemory();
  return createEngine(await openFolder(folder, {}, fleetingSettings), {}, null);
}

export async function openEmbeddedEngine(options: EmbeddedOptions): Promise<EmbeddedEngine> {
  if (options.dataDir === null) return createEngine(await openInMemory(options.loadDataDir), options, null);
  boundCompilerMemory();
  const unlock = lockDataFolder(options.dataDir);
  try {
    const database = databaseIn(options.dataDir);
    return createEngine(await openInFolder(database, options), options, database, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * V8 optimises what runs often, and for one function of PGlite (of 105 KB, its SQL parser) that takes 600 MB at once.
 * Read when PGlite is compiled; a database in memory is a test's, which has the memory and wants the speed. See
 * docs/decisions/016.
 */
function boundCompilerMemory(): void {
  for (const flag of ['--no-wasm-dynamic-tiering', '--no-wasm-tier-up']) setFlagsFromString(flag);
}

async function openInMemory(loadDataDir: Blob | undefined) {
  const pg = new GuardedPGlite({
    loadDataDir,
    startParams: fleetingSettings,
    // Small WAL files make a copy quick to dump and to load.
    initDbStartParams: ['--wal-segsize=1'],
  });
  await pg.waitReady;
  return pg;
}

export const databaseIn = (dataDir: string): string => join(resolve(dataDir), 'database');

async function openFolder(
  path: string,
  { onFatal, onFsync }: Omit<EmbeddedOptions, 'dataDir'>,
  startParams = durableSettings,
) {
  let complaint = 'no reason given.';
  const onAbort = () => {
    const error = new Error(`The embedded database has stopped and needs a restart: ${complaint}`);
    pg.markBroken(error);
    onFatal?.(error);
  };
  const pg = new GuardedPGlite({
    fs: new DurableNodeFs(path, onAbort, onFsync),
    startParams,
    onStderr: (line) => {
      complaint = /(?:PANIC|FATAL): +(.*)/.exec(line)?.[1] ?? complaint;
      return false;
    },
  });
  try {
    await pg.waitReady;
  } catch (cause) {
    throw new DatabaseUnusable(`The database in ${path} could not be opened: ${complaint}`, { cause });
  }
  return pg;
}

/** Returns whether there was an empty database to begin from. */
function beginFrom(emptyDataDir: string | undefined, folder: string): boolean {
  const empty = emptyDataDir && databaseIn(emptyDataDir);
  if (!empty || !existsSync(empty)) return false;
  cpSync(empty, folder, { recursive: true });
  return true;
}

async function openInFolder(folder: string, options: EmbeddedOptions) {
  finishRestore(folder);
  await requireDatabaseFolder(folder, async (unfinished) => {
    if (!beginFrom(options.emptyDataDir, unfinished)) await (await openFolder(unfinished, options)).close();
  });
  return openFolder(folder, options);
}

function createEngine(
  pg: GuardedPGlite,
  options: Pick<EmbeddedOptions, 'onMaintenanceError'>,
  database: string | null,
  unlock = () => {},
): EmbeddedEngine {
  const db = drizzle({ client: pg, ...drizzleOptions });
  const hasRoom = () => database === null || whyNoRoom(database) === null;
  const maintain = () => maintainEmbedded(pg, hasRoom);
  const maintenance = scheduleMaintenance(pg, maintain, options.onMaintenanceError ?? (() => {}));
  let closing: Promise<void> | null = null;

  const close = async () => {
    await maintenance.stop();
    // Closing a database that has aborted hangs; there is nothing left to write anyway.
    if (!pg.broken) await pg.close();
    unlock();
  };

  return {
    kind: 'embedded',
    db,
    async listen(channel, onMessage) {
      // A function of its own, because PGlite keeps one entry per function.
      const deliver = (payload: string) => onMessage(payload);
      await pg.listen(quoted(channel), deliver);
      return () => pg.unlisten(quoted(channel), deliver);
    },
    // One process owns the folder, so there is nobody to lock out.
    migrate: (migrationsFolder, before) =>
      prepareMigrating(db, migrationsFolder, before)
        .then(() => migrate(db, { migrationsFolder }))
        .catch(explainMigration),
    async ping() {
      await db.execute(sql`select 1`);
    },
    close() {
      closing ??= close();
      return closing;
    },
    async dump() {
      await pg.query('CHECKPOINT');
      return pg.dumpDataDir('none');
    },
    maintain,
    // No maintenance meanwhile: a checkpoint would remove log that the copy needs. A database in memory has no folder.
    ...(database !== null && {
      copyTo: (folder, signal) => maintenance.hold(() => copyWhileOpen(pg, database, folder, signal)),
    }),
  };
}

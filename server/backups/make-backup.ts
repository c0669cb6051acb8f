import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { partialOf } from '#server/db/backup/backup-file.ts';
import { dumpDatabase } from '#server/db/backup/dump-database.ts';
import type { Engine } from '#server/db/engine/database.ts';
import { openPostgresEngine } from '#server/db/engine/postgres-engine.ts';
import { version } from '#server/system/version.ts';

const dumpCopyScript = fileURLToPath(new URL('./dump-copy.ts', import.meta.url));

/**
 * The embedded database is one connection: reading all of it would make everybody wait. So its folder is copied, which takes a
 * moment, and another process reads the copy.
 */
const dumpByCopy = async (
  engine: Required<Pick<Engine, 'copyTo'>>,
  path: string,
  at: Date,
  signal?: AbortSignal,
): Promise<void> => {
  const copy = `${path}.copy`;
  try {
    await engine.copyTo(copy);
    signal?.throwIfAborted();
    const child = spawn(process.execPath, [dumpCopyScript, copy, path, at.toISOString()], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const kill = () => child.kill('SIGKILL');
    signal?.addEventListener('abort', kill, { once: true });
    const [[code], complaint] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
    signal?.removeEventListener('abort', kill);
    if (signal?.aborted) {
      rmSync(partialOf(path), { force: true });
      signal.throwIfAborted();
    }
    if (code !== 0) throw new Error(`writing the backup failed: ${complaint.trim() || `exit code ${code}`}`);
  } finally {
    // A thousand files: nobody waits for them to go.
    await rm(copy, { recursive: true, force: true });
  }
};

/** On a connection of its own, past the pooler and without a limit on how long it takes. */
export const dumpPostgres = async (
  databaseUrl: string,
  path: string,
  at: Date,
  signal?: AbortSignal,
): Promise<void> => {
  const engine = await openPostgresEngine({ databaseUrl, poolSize: 1, statementTimeoutMs: 0 });
  try {
    await dumpDatabase(engine, path, { version, engine: 'postgres', at: at.toISOString() }, signal);
  } finally {
    await engine.close();
  }
};

export type BackupSource = { engine: Engine; databaseUrl: string | null };

/** A database in memory is a test's. */
export const canBackUp = ({ engine, databaseUrl }: BackupSource): boolean =>
  databaseUrl !== null || engine.copyTo !== undefined;

/** One consistent file, while the service goes on. Broken off it leaves nothing. */
export const makeBackup = async (
  { engine, databaseUrl }: BackupSource,
  path: string,
  at: Date,
  signal?: AbortSignal,
): Promise<void> => {
  mkdirSync(dirname(path), { recursive: true });
  if (databaseUrl) return dumpPostgres(databaseUrl, path, at, signal);
  const { copyTo } = engine;
  if (!copyTo) throw new Error('this database cannot be copied while it is open');
  await dumpByCopy({ copyTo }, path, at, signal);
};

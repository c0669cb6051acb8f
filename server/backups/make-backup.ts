import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { minuteMs } from '#core/hours/zone-clock.ts';
import { dumpDatabase } from '#server/db/backup/dump-database.ts';
import { appearWhole, copyIn, partialIn } from '#server/db/backup/unfinished-backup.ts';
import type { Engine } from '#server/db/engine/database.ts';
import { openPostgresEngine } from '#server/db/engine/postgres-engine.ts';
import { version } from '#server/system/version.ts';

const dumpCopyScript = fileURLToPath(new URL('./dump-copy.ts', import.meta.url));

/**
 * The embedded database is one connection: reading all of it would make everybody wait. So its folder is copied, which takes a
 * moment, and another process reads the copy.
 */
const dumpByCopy = (
  engine: Required<Pick<Engine, 'copyTo'>>,
  path: string,
  at: Date,
  signal?: AbortSignal,
): Promise<void> =>
  appearWhole(path, async (unfinished) => {
    const copy = copyIn(unfinished);
    await engine.copyTo(copy);
    signal?.throwIfAborted();
    const child = spawn(process.execPath, [dumpCopyScript, copy, partialIn(unfinished), at.toISOString()], {
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    const kill = () => child.kill('SIGKILL');
    signal?.addEventListener('abort', kill, { once: true });
    const [[code], complaint] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
    signal?.removeEventListener('abort', kill);
    signal?.throwIfAborted();
    if (code !== 0) throw new Error(`writing the backup failed: ${complaint.trim() || `exit code ${code}`}`);
  });

/** Each statement reads a hundred rows. One that takes ten minutes waits for a connection that is silent. */
const patienceMs = 10 * minuteMs;

/** On a connection of its own, past the pooler. */
export const dumpPostgres = async (
  databaseUrl: string,
  path: string,
  at: Date,
  signal?: AbortSignal,
): Promise<void> => {
  const engine = await openPostgresEngine({ databaseUrl, poolSize: 1, statementTimeoutMs: patienceMs });
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
  if (databaseUrl) return dumpPostgres(databaseUrl, path, at, signal);
  const { copyTo } = engine;
  if (!copyTo) throw new Error('this database cannot be copied while it is open');
  await dumpByCopy({ copyTo }, path, at, signal);
};

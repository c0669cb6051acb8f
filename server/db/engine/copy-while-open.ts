import { constants, copyFileSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { copyFile as copyLargeFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { requireRoom } from '#server/system/free-space.ts';
import type { GuardedPGlite } from './guarded-pglite.ts';

/** Of the running process, not of the database. */
const leftOut = ['postmaster.pid', 'postmaster.opts'];

const largeBytes = 4 * 1024 * 1024;
const sliceMs = 10;

async function copyFile(from: string, to: string): Promise<void> {
  try {
    if (statSync(from).size > largeBytes) await copyLargeFile(from, to, constants.COPYFILE_FICLONE);
    else copyFileSync(from, to, constants.COPYFILE_FICLONE);
  } catch (error) {
    // A table that was emptied meanwhile has other files now, which the log names.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/**
 * A database is a thousand small files. Asynchronously each would wait for whatever the process does between two turns of its
 * loop, on a busy evening for a minute in all; so small ones are copied at once, for a moment at a time.
 */
async function copyFolder(
  from: string,
  to: string,
  without: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  const folders = [''];
  let sliceEnds = performance.now() + sliceMs;
  for (const folder of folders) {
    mkdirSync(join(to, folder), { recursive: true, mode: 0o700 });
    for (const entry of readdirSync(join(from, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (without.includes(path)) continue;
      if (entry.isDirectory()) folders.push(path);
      else await copyFile(join(from, path), join(to, path));
      if (performance.now() < sliceEnds) continue;
      await setImmediate();
      signal?.throwIfAborted();
      sliceEnds = performance.now() + sliceMs;
    }
  }
}

/**
 * PostgreSQL's online backup: between its start and its stop the files may change while they are copied, and the log,
 * copied last, says what they became. The copy recovers from it when it is opened, as after a power cut.
 *
 * Both its start and its stop write to the database's own disk, and the engine ends when it is full there: so it is looked at
 * before, and a copy that is broken off makes its room free before the stop.
 */
export async function copyWhileOpen(
  pg: GuardedPGlite,
  from: string,
  to: string,
  signal?: AbortSignal,
): Promise<void> {
  await rm(to, { recursive: true, force: true });
  requireRoom(from);
  await pg.query("select pg_backup_start('menta', true)");
  let label = '';
  try {
    await copyFolder(from, to, ['pg_wal', ...leftOut], signal);
  } catch (error) {
    await rm(to, { recursive: true, force: true });
    throw error;
  } finally {
    const { rows } = await pg.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    label = rows[0]?.labelfile ?? '';
  }
  await writeFile(join(to, 'backup_label'), label);
  await copyFolder(join(from, 'pg_wal'), join(to, 'pg_wal'), [], signal);
}

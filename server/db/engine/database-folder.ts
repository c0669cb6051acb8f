import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { limitConcurrency } from '#server/system/turns/limit-concurrency.ts';

/**
 * Makes the database folder appear whole or not at all. PGlite copies a new database file by file and without
 * fsync, and takes a half-copied one for a real one at the next start. So it is built beside its place,
 * synced, and renamed.
 */
export async function requireDatabaseFolder(folder: string, build: (folder: string) => Promise<void>) {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  await build(unfinished);
  await syncTree(unfinished);
  renameSync(unfinished, folder);
  await syncPath(dirname(folder), 'directory');
}

/** Built by a restore, and complete once it is called so. */
const restoredBeside = (folder: string): string => `${folder}.restored`;

/**
 * Puts a new database in the place of the one in `folder`, which is kept under `keptAs`. Killed at any moment, it leaves the
 * old one in place or, at the next start, the new one.
 */
export async function replaceDatabaseFolder(
  folder: string,
  keptAs: string,
  build: (folder: string) => Promise<void>,
): Promise<{ existed: boolean }> {
  const restored = restoredBeside(folder);
  finishRestore(folder);
  await requireDatabaseFolder(restored, build);
  const existed = existsSync(folder);
  if (existed) renameSync(folder, keptAs);
  renameSync(restored, folder);
  await syncPath(dirname(folder), 'directory');
  return { existed };
}

/** What a restore had come to that was killed: past the point of no return it is finished, before it nothing happened. */
export function finishRestore(folder: string): void {
  const restored = restoredBeside(folder);
  if (!existsSync(restored)) return;
  if (existsSync(folder)) rmSync(restored, { recursive: true, force: true });
  else renameSync(restored, folder);
}

/**
 * Many at once, so that the disk can write them together: one after the other, a thousand files take many seconds. Not
 * all at once: many systems let a process open no more than 1,024 files.
 */
const manyAtOnce = limitConcurrency(64);

async function syncTree(folder: string): Promise<void> {
  const entries = readdirSync(folder, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? syncTree(path) : manyAtOnce(() => syncPath(path, 'file'));
    }),
  );
  await syncPath(folder, 'directory');
}

async function syncPath(path: string, kind: 'file' | 'directory'): Promise<void> {
  if (kind === 'directory' && process.platform === 'win32') return;
  const file = await open(path, kind === 'file' ? 'r+' : 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

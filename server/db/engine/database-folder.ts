import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { limitConcurrency } from '#server/system/limit-concurrency.ts';

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

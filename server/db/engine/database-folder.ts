import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

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
  syncTree(unfinished);
  renameSync(unfinished, folder);
  syncPath(dirname(folder), 'directory');
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else syncPath(path, 'file');
  }
  syncPath(folder, 'directory');
}

function syncPath(path: string, kind: 'file' | 'directory'): void {
  if (kind === 'directory' && process.platform === 'win32') return;
  const descriptor = openSync(path, kind === 'file' ? 'r+' : 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

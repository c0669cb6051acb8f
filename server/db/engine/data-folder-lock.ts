import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseUnusable } from './database-unusable.ts';

export class DataFolderInUse extends DatabaseUnusable {
  override name = 'DataFolderInUse';
  constructor(folder: string, pid: string | null) {
    const holder = pid ? `another Menta process (pid ${pid})` : 'another Menta process';
    super(`The data folder ${folder} is in use by ${holder}; stop it first, or choose another DATA_DIR.`);
  }
}

const sqliteBusy = 5;

/** A lock that nobody refers to is garbage, and collecting it would let go of the folder. */
const held = new Set<DatabaseSync>();

/**
 * One process per data folder. The lock is the operating system's own (Node has no flock, but SQLite, which is
 * part of Node, takes one on every platform): it is atomic between two starters, and it dies with the process,
 * so a crash leaves nothing to clean up and a reused pid cannot deceive. The pid file only serves the message.
 */
export function lockDataFolder(dataDir: string): () => void {
  const folder = resolve(dataDir);
  const pidFile = join(folder, 'menta.pid');
  const lock = openLockFile(folder);
  try {
    lock.exec('BEGIN IMMEDIATE');
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new DataFolderInUse(folder, findPid(pidFile));
    throw error;
  }
  held.add(lock);
  writeFileSync(pidFile, `${process.pid}\n`);
  return () => {
    if (!held.delete(lock)) return;
    rmSync(pidFile, { force: true });
    lock.close();
  };
}

function openLockFile(folder: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true });
    return new DatabaseSync(join(folder, 'menta.lock'), { timeout: 0 });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseUnusable(`The data folder ${folder} cannot be written: ${reason}`, { cause });
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}

function findPid(pidFile: string): string | null {
  try {
    return readFileSync(pidFile, 'utf8').trim() || null;
  } catch {
    return null;
  }
}

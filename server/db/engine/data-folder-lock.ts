import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeFolder } from '#server/system/make-folder.ts';
import { takeProcessLock } from '#server/system/process-lock.ts';
import { DatabaseUnusable } from './database-unusable.ts';

export class DataFolderInUse extends DatabaseUnusable {
  override name = 'DataFolderInUse';
  constructor(folder: string, pid: string | null) {
    const holder = pid ? `another Menta process (pid ${pid})` : 'another Menta process';
    super(`The data folder ${folder} is in use by ${holder}; stop it first, or choose another DATA_DIR.`);
  }
}

/** One process per data folder. The pid file only serves the message. */
export function lockDataFolder(dataDir: string): () => void {
  const folder = resolve(dataDir);
  const pidFile = join(folder, 'menta.pid');
  const unlock = takeLock(folder);
  if (!unlock) throw new DataFolderInUse(folder, findPid(pidFile));
  writeFileSync(pidFile, `${process.pid}\n`);
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    rmSync(pidFile, { force: true });
    unlock();
  };
}

function takeLock(folder: string): (() => void) | null {
  try {
    makeFolder(folder);
    return takeProcessLock(join(folder, 'menta.lock'));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseUnusable(`The data folder ${folder} cannot be written: ${reason}`, { cause });
  }
}

function findPid(pidFile: string): string | null {
  try {
    return readFileSync(pidFile, 'utf8').trim() || null;
  } catch {
    return null;
  }
}

import { DatabaseSync } from 'node:sqlite';

const sqliteBusy = 5;

/** A lock that nobody refers to is garbage, and collecting it would let go of what it guards. */
const held = new Set<DatabaseSync>();

/**
 * A file that one process at a time holds; null while another does. The lock is the operating system's own (Node has no
 * flock, but SQLite, which is part of Node, takes one on every platform): it is atomic between two that ask for it, and
 * it dies with the process, so a crash leaves nothing to clean up and a reused pid cannot deceive.
 */
export function takeProcessLock(file: string): (() => void) | null {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('BEGIN IMMEDIATE');
  } catch (error) {
    lock.close();
    if (isBusy(error)) return null;
    throw error;
  }
  held.add(lock);
  return () => {
    if (held.delete(lock)) lock.close();
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}

import { accessSync, chmodSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memoryFolder = '/dev/shm';
/** Several times what all stages together have ever taken. */
const plenty = 6 * 2 ** 30;

/**
 * A folder for whatever the tests write, to be removed after them. In memory where there is plenty: thousands of
 * databases and browser profiles come and go, and on a disk looking for free inodes among those just deleted takes a
 * tenth of the time of the tests on PostgreSQL.
 */
export function makeScratchFolder(enough = plenty) {
  const folder = mkdtempSync(join(fitsInMemory(enough) ? memoryFolder : tmpdir(), 'menta-test-'));
  // PostgreSQL runs under another account when this one is root.
  chmodSync(folder, 0o755);
  return folder;
}

function fitsInMemory(enough) {
  try {
    accessSync(memoryFolder, constants.W_OK);
    const { bavail, bsize } = statfsSync(memoryFolder);
    return Math.min(bavail * bsize, process.availableMemory()) >= enough;
  } catch {
    return false;
  }
}

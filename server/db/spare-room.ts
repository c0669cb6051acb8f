import { closeSync, existsSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { freeSpace } from '#server/system/free-space.ts';

/*
 * A start replays the log and writes a checkpoint, which no engine can on a full disk. So a file in the data folder keeps room for
 * that while there is plenty, and is given up when a start finds none: then guests read menus, and orders are answered with 503.
 */
const spareBytes = 48 * 1024 * 1024;
/** Not all at once: a start is measured by its memory. */
const piece = Buffer.alloc(1024 * 1024);
const plenty = 4 * spareBytes;
const spareIn = (dataDir: string): string => join(dataDir, 'spare-room');

/** Before the database is opened. */
export const giveUpSpareRoom = (dataDir: string): void => {
  if (existsSync(dataDir) && freeSpace(dataDir) < spareBytes) rmSync(spareIn(dataDir), { force: true });
};

/** Once it is open; what cannot be kept is not. */
export const keepSpareRoom = (dataDir: string): void => {
  const spare = spareIn(dataDir);
  if (existsSync(spare) || freeSpace(dataDir) < plenty) return;
  try {
    const file = openSync(spare, 'w', 0o600);
    try {
      for (let written = 0; written < spareBytes; written += piece.length) writeSync(file, piece);
    } finally {
      closeSync(file);
    }
  } catch {
    rmSync(spare, { force: true });
  }
};

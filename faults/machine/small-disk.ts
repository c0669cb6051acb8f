import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kit } from './kit.ts';

const mount = (folder: string, megabytes: number): void =>
  void execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'menta', folder], { stdio: 'pipe' });
const unmount = (folder: string): void => void execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' });

export const whyNoSmallDisk = (): string | null => {
  const folder = mkdtempSync(join(tmpdir(), 'menta-disk-'));
  try {
    mount(folder, 1);
    unmount(folder);
    return null;
  } catch {
    return 'a small disk needs Linux and the right to mount';
  } finally {
    rmdirSync(folder);
  }
};

/** A disk that can be filled to the last byte. */
export const openSmallDisk = (kit: Kit, megabytes: number) => {
  const folder = join(kit.folder, 'small-disk');
  mkdirSync(folder);
  mount(folder, megabytes);
  kit.defer(() => unmount(folder));
  const filler = join(folder, 'filler');
  return {
    dataDir: join(folder, 'data'),
    fill: (): void => {
      const file = openSync(filler, 'w');
      try {
        for (let chunk = 1 << 20; chunk >= 1; chunk >>= 1) writeUntilFull(file, Buffer.alloc(chunk));
      } finally {
        closeSync(file);
      }
    },
    freeSpace: (): void => rmSync(filler),
  };
};

const writeUntilFull = (file: number, bytes: Buffer): void => {
  try {
    while (writeSync(file, bytes) === bytes.length);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
};

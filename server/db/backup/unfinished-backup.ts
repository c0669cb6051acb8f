import { rmSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '#server/system/make-folder.ts';
import { OperatorProblem } from '#server/system/operator-problem.ts';
import { takeProcessLock } from '#server/system/process-lock.ts';

/*
 * A backup that is being made is a folder beside its place, locked by the process that makes it. A process that was killed
 * leaves it, with a copy of the whole database in it perhaps, and nobody holds its lock any more: so the next backup into the
 * same place removes it, and never that of one that is still running.
 */
const ending = '.menta-unfinished';

/** Where a backup is written until it is whole. */
export const unfinishedOf = (path: string): string => `${path}${ending}`;
export const partialIn = (unfinished: string): string => join(unfinished, 'backup.gz');
/** The embedded database, copied while it is open. */
export const copyIn = (unfinished: string): string => join(unfinished, 'database');

/** A database for a moment, into which the backup is read back. */
export const scratchIn = (unfinished: string): string => join(unfinished, 'scratch');

/** Of this process. */
const inWork = new Set<string>();

type Lock = 'another process' | 'no locks here' | (() => void);

/** A file system without locks has no protection from a second one, and keeps what was left. */
const lock = (unfinished: string): Lock => {
  try {
    return takeProcessLock(join(unfinished, 'lock')) ?? 'another process';
  } catch {
    return 'no locks here';
  }
};

/** In a folder that may not be there. */
export const removeAbandoned = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder).catch((): string[] => [])) {
    if (!name.endsWith(ending)) continue;
    const abandoned = join(folder, name);
    const unlock = lock(abandoned);
    if (typeof unlock !== 'function') continue;
    // Somebody else's, perhaps, that we may not remove: no reason to make none.
    await rm(abandoned, { recursive: true, force: true }).catch(() => {});
    unlock();
  }
};

const sync = async (path: string): Promise<void> => {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
};

/** A folder beside this place, for as long as the work takes. */
export const besideIt = async <T>(path: string, work: (unfinished: string) => Promise<T>): Promise<T> => {
  const folder = dirname(path);
  makeFolder(folder);
  await removeAbandoned(folder);
  const unfinished = unfinishedOf(path);
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const unlock = lock(unfinished);
  if (unlock === 'another process')
    throw new OperatorProblem(`${path} is being made by another process just now.`);
  inWork.add(unfinished);
  try {
    return await work(unfinished);
  } finally {
    if (typeof unlock === 'function') unlock();
    inWork.delete(unfinished);
    // A thousand files of the copy perhaps: not all at once, which would make the service wait for a second.
    await rm(unfinished, { recursive: true, force: true }).catch(() => {});
  }
};

/** Appears whole under its name or not at all: `write` is given the folder in which it makes the file `partialIn`. */
export const appearWhole = <T>(path: string, write: (unfinished: string) => Promise<T>): Promise<T> =>
  besideIt(path, async (unfinished) => {
    const result = await write(unfinished);
    await sync(partialIn(unfinished));
    await rename(partialIn(unfinished), path);
    if (process.platform !== 'win32') await sync(dirname(path));
    return result;
  });

/** For a command that is asked to stop. */
export const dropUnfinished = (): void => {
  for (const unfinished of inWork) rmSync(unfinished, { recursive: true, force: true });
};

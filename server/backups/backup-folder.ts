import { accessSync, constants, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '#server/system/make-folder.ts';
import { OperatorProblem } from '#server/system/operator-problem.ts';
import { type BackupKind, backupTime, isBackup, surplusBackups, surplusUnproved } from './backup-names.ts';

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? 'unknown';

/** A disk that is full or broken keeps no restaurant closed: what comes of it is said where backups fail. */
const diskFailures = new Set(['ENOSPC', 'EDQUOT', 'EIO']);

/** Before the first backup, which may be at night: a place that cannot be is a wrong setting. Null, or why none can be written just now. */
export const prepareBackupFolder = (folder: string): string | null => {
  try {
    makeFolder(folder);
  } catch (error) {
    if (diskFailures.has(codeOf(error))) return codeOf(error);
    throw new OperatorProblem(`BACKUP_DIR is ${folder}, where no folder can be made (${codeOf(error)}).`);
  }
  try {
    accessSync(folder, constants.W_OK);
    return null;
  } catch (error) {
    return codeOf(error);
  }
};

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
};

/** When those of one kind in a folder were made: their names say it. */
export const listBackupTimes = (folder: string, kind: BackupKind): Date[] =>
  namesIn(folder).flatMap((name) => (isBackup(name, kind) ? (backupTime(name) ?? []) : []));

/** The newest backup in a folder, of any kind; the file's name says when it was made. */
export const findLastBackup = (folder: string): { path: string; at: Date } | null => {
  const name = namesIn(folder)
    .filter((each) => isBackup(each))
    .sort()
    .at(-1);
  const at = name ? backupTime(name) : null;
  return name && at ? { path: join(folder, name), at } : null;
};

const remove = (folder: string, names: readonly string[]): void => {
  for (const name of names) rmSync(join(folder, name), { force: true });
};

export const removeSurplus = (folder: string, keep: number, kind: BackupKind): void =>
  remove(folder, surplusBackups(namesIn(folder), keep, kind));

/** All but the last of those that could not be read back. */
export const removeUnproved = (folder: string): void => remove(folder, surplusUnproved(namesIn(folder)));

import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { defaultTimeZone } from '#core/hours/time-zones.ts';
import { localTime, minuteMs } from '#core/hours/zone-clock.ts';
import type { Clock } from '#server/system/clock.ts';
import { findLastBackup, removeSurplus } from './backup-folder.ts';
import { backupName, isBackupDue } from './backup-names.ts';
import { type BackupSource, canBackUp, makeBackup } from './make-backup.ts';

type Needs = BackupSource & {
  /** Null: none are made by themselves. */
  folder: string | null;
  keep: number;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
};

/** Makes backups one at a time: by itself each night, and when the operator asks for one. */
export const createBackupsService = ({ keep, clock, log, ...needs }: Needs) => {
  const source: BackupSource = needs;
  const folder = canBackUp(source) ? needs.folder : null;
  const closing = new AbortController();
  let failures = 0;
  let turn: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = turn.then(work, work);
    turn = result.catch(() => {});
    return result;
  };

  const make = (path: string, at: Date, wanted?: AbortSignal): Promise<string> =>
    inTurn(async () => {
      const signal = wanted ? AbortSignal.any([closing.signal, wanted]) : closing.signal;
      signal.throwIfAborted();
      await makeBackup(source, path, at, signal);
      log.info({ path, bytes: statSync(path).size }, 'a backup was made');
      return path;
    });

  return {
    /** How often it is asked whether one is due. */
    everyMs: 30 * minuteMs,

    /** Broken off when it is not wanted any more. */
    make: (path: string, wanted?: AbortSignal): Promise<string> => make(path, clock.now(), wanted),

    /** A task of the leader. */
    makeNightly: async (): Promise<void> => {
      if (folder === null) return;
      const now = clock.now();
      const hour = new Date(localTime(defaultTimeZone, now.getTime())).getUTCHours();
      if (!isBackupDue(findLastBackup(folder, 'nightly')?.at ?? null, now, hour)) return;
      try {
        await make(join(folder, backupName(now)), now);
        removeSurplus(folder, keep, 'nightly');
      } catch (error) {
        if (closing.signal.aborted) return;
        failures += 1;
        log.error({ err: error, folder }, 'THE NIGHTLY BACKUP FAILED: it is tried again within the hour');
      }
    },

    /** A stop does not wait minutes for a large backup: it is broken off, and due again after the next start. */
    stop: async (): Promise<void> => {
      closing.abort(new Error('the service was stopped meanwhile; make it again once it runs'));
      await turn;
    },

    measures: {
      failures: (): number => failures,
      /** Seconds since the newest one was made; not a number while there is none. */
      age: (): number => {
        const last = folder === null ? null : findLastBackup(folder);
        return last ? (clock.now().getTime() - last.at.getTime()) / 1000 : Number.NaN;
      },
    },
  };
};

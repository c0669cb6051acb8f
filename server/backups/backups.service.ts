import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { minuteMs } from '#core/hours/zone-clock.ts';
import type { Clock } from '#server/system/clock.ts';
import { findLastBackup, listBackupTimes, removeSurplus, removeUnproved } from './backup-folder.ts';
import { backupName } from './backup-names.ts';
import { findProof, isProofDue, NotRestorable, type Proof, sentenceOf } from './backup-proof.ts';
import { type BackupSource, canBackUp } from './backup-source.ts';
import { makeBackup } from './make-backup.ts';
import { isBackupDue, isQuietHour } from './night.ts';
import { proveBackup } from './prove-backup.ts';

type Needs = BackupSource & {
  keep: number;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
};

/** Makes backups one at a time: by itself each night, and when the operator asks for one. */
export const createBackupsService = ({ keep, clock, log, ...needs }: Needs) => {
  const folder = canBackUp(needs) ? needs.folder : null;
  const source: BackupSource = { ...needs, folder };
  const closing = new AbortController();
  let failures = 0;
  let failedAt: Date | null = null;
  let turn: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = turn.then(work, work);
    turn = result.catch(() => {});
    return result;
  };

  const make = (path: string, wanted?: AbortSignal): Promise<Proof> =>
    inTurn(async () => {
      const signal = wanted ? AbortSignal.any([closing.signal, wanted]) : closing.signal;
      signal.throwIfAborted();
      const proof = await makeBackup(source, path, clock, signal);
      log.info({ path, bytes: statSync(path).size }, `a backup was made, and ${sentenceOf(proof)}`);
      return proof;
    });

  /** The newest is read back again each night, whatever became of the one that was to follow it: disks forget. */
  const prove = (path: string): Promise<void> =>
    inTurn(async () => {
      const proof = await proveBackup(source, path, clock, closing.signal);
      if (proof.outcome.state === 'failed') throw new NotRestorable(`${path} was ${sentenceOf(proof)}`);
      log.info({ path }, `the newest backup was ${sentenceOf(proof)}`);
    });

  const attempt = async (what: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (closing.signal.aborted) return;
      failures += 1;
      failedAt = clock.now();
      if (folder !== null) removeUnproved(folder);
      log.error({ err: error, folder }, `THE NIGHTLY ${what} FAILED: it is tried again within the hour`);
    }
  };

  return {
    /** How often it is asked whether one is due. */
    everyMs: 30 * minuteMs,

    /** Broken off when it is not wanted any more. Answers what reading it back proved. */
    make: async (path: string, wanted?: AbortSignal): Promise<string> => sentenceOf(await make(path, wanted)),

    /** A task of the leader. */
    makeNightly: async (): Promise<void> => {
      if (folder === null) return;
      const now = clock.now();
      if (isBackupDue({ madeAt: listBackupTimes(folder, 'nightly'), failedAt }, now))
        await attempt('BACKUP', async () => {
          await make(join(folder, backupName(now)));
          for (const kind of ['nightly', 'by-hand'] as const) removeSurplus(folder, keep, kind);
        });
      const newest = isQuietHour(now) ? findLastBackup(folder) : null;
      if (newest && isProofDue(findProof(folder), newest.path, now))
        await attempt('PROOF', () => prove(newest.path));
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
      /** Whether the newest one was read back whole, and equal. */
      isProved: (): boolean => {
        const proof = folder === null ? null : findProof(folder);
        const last = folder === null ? null : findLastBackup(folder);
        return proof?.outcome.state === 'restorable' && last !== null && basename(last.path) === proof.file;
      },
      /** Seconds since one was read back last. */
      proofAge: (): number => {
        const proof = folder === null ? null : findProof(folder);
        return proof ? (clock.now().getTime() - proof.at.getTime()) / 1000 : Number.NaN;
      },
    },
  };
};

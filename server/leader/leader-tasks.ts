import type { FastifyBaseLogger } from 'fastify';
import type { Timer } from '#core/retry/sleeper.ts';
import type { Database } from '#server/db/engine/database.ts';
import { newId } from '#server/system/ids.ts';
import { systemTimer } from '#server/system/timer.ts';
import { releaseLease, takeLease } from './lease.queries.ts';
import { createQuickTasks, type QuickTask } from './quick-tasks.ts';
import { createSlowTasks, type SlowTask } from './slow-tasks.ts';

/**
 * Scheduled work. A task must be safe to repeat: a process that stalls for
 * longer than its lease can meet its successor, and then the task's own statements decide who was first.
 */
export type LeaderTask = QuickTask | SlowTask;
const isSlow = (task: LeaderTask): task is SlowTask => 'everyMs' in task;
export const isQuick = (task: LeaderTask): task is QuickTask => !isSlow(task);

const leaseName = 'leader';
const tickMs = 1000;
/** As long as a successor waits after a leader was killed. */
const leaseSeconds = 10;
const renewMs = 3000;

type Needs = {
  db: Database;
  log: Pick<FastifyBaseLogger, 'error'>;
  tasks: readonly LeaderTask[];
  timer?: Timer;
  monotonic?: () => number;
};

/** Runs the tasks that are due, every second, and the slow ones beside them, in one of all processes. */
export const startLeaderTasks = ({
  db,
  log,
  tasks,
  timer = systemTimer,
  monotonic = () => performance.now(),
}: Needs) => {
  const holder = newId();
  const quick = createQuickTasks({ db, tasks: tasks.filter(isQuick), log, isStopped: () => stopped });
  const slow = createSlowTasks({ tasks: tasks.filter(isSlow), log, monotonic });
  let isLeader = false;
  let renewAt = Number.NEGATIVE_INFINITY;
  let stopped = false;

  const lead = async (): Promise<void> => {
    if (monotonic() >= renewAt) {
      isLeader = await takeLease(db, leaseName, holder, leaseSeconds);
      renewAt = monotonic() + renewMs;
    }
    if (!isLeader) return void slow.end();
    slow.tick();
    await quick.tick();
  };

  const tick = async (): Promise<void> => {
    await lead().catch((error: unknown) => log.error({ err: error }, 'the lease could not be asked for'));
    if (!stopped) cancel = timer(tickMs, next);
  };
  let running = Promise.resolve();
  const next = (): void => {
    running = tick();
  };
  let cancel = timer(0, next);

  return {
    isLeader: () => isLeader,

    stop: async (): Promise<void> => {
      stopped = true;
      cancel();
      await Promise.all([running, slow.end()]);
      if (isLeader) await releaseLease(db, leaseName, holder).catch(() => {});
    },
  };
};

import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/db/engine/database.ts';
import { type DueCondition, listDueTasks } from './quick-tasks.queries.ts';

/** Is due at a moment, and takes a moment. It says when, so that it costs nothing while it is not. */
export type QuickTask = { name: string; isDue: DueCondition; run: () => Promise<unknown> };

type Needs = {
  db: Database;
  tasks: readonly QuickTask[];
  log: Pick<FastifyBaseLogger, 'error'>;
  isStopped?: () => boolean;
};

/** Runs what is due, one task after the other. */
export const createQuickTasks = ({ db, tasks, log, isStopped = () => false }: Needs) => {
  /** When one of them cannot be asked for, the others do not wait for it: each finds out for itself. */
  const listDue = (): Promise<readonly QuickTask[]> =>
    listDueTasks(db, tasks).catch((error: unknown) => {
      log.error({ err: error }, 'which tasks are due could not be asked for');
      return tasks;
    });

  return {
    /** For as long as this process leads, every second. */
    tick: async (): Promise<void> => {
      for (const task of await listDue()) {
        if (isStopped()) return;
        await task
          .run()
          .catch((error: unknown) => log.error({ err: error, task: task.name }, 'a task failed'));
      }
    },
  };
};

import type { FastifyBaseLogger } from 'fastify';
import { isQuick } from '#server/leader/leader-tasks.ts';
import { createQuickTasks } from '#server/leader/quick-tasks.ts';
import { scheduledTasks } from '#server/scheduled-tasks.ts';
import type { TestApp } from './test-app.ts';

/** A task that fails, or cannot say whether it is due, fails the test. */
const log: Pick<FastifyBaseLogger, 'error'> = {
  error: ({ err }: { err: unknown }) => {
    throw err;
  },
};

/** What the leader does in a second about one of its tasks: nothing, unless the task says that it is due. */
export const runIfDue = async (
  test: Pick<TestApp, 'engine' | 'clock' | 'services'>,
  name: string,
): Promise<void> => {
  const tasks = scheduledTasks(test, test.services)
    .filter(isQuick)
    .filter((task) => task.name === name);
  if (tasks.length !== 1) throw new Error(`no task is named "${name}"`);
  await createQuickTasks({ db: test.engine.db, tasks, log }).tick();
};

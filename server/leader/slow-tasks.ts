import type { FastifyBaseLogger } from 'fastify';

/** Takes seconds or minutes: it runs beside the tasks of every second, and stops soon when aborted. */
export type SlowTask = { name: string; everyMs: number; run: (signal: AbortSignal) => Promise<unknown> };

type Needs = {
  tasks: readonly SlowTask[];
  log: Pick<FastifyBaseLogger, 'error'>;
  monotonic: () => number;
};

/** Not right at the start, when guests and boards come back; but soon, or a process that lives briefly never does it. */
const firstAfterMs = 60_000;

/** Runs the slow tasks of a leader, one at a time. */
export const createSlowTasks = ({ tasks, log, monotonic }: Needs) => {
  let leading: { signal: AbortController; dueAt: Map<SlowTask, number> } | null = null;
  let running: Promise<void> | null = null;

  const run = async (task: SlowTask, { signal, dueAt }: NonNullable<typeof leading>): Promise<void> => {
    await task
      .run(signal.signal)
      .catch((error: unknown) => log.error({ err: error, task: task.name }, 'a task failed'));
    dueAt.set(task, monotonic() + task.everyMs);
    running = null;
  };

  return {
    /** For as long as this process leads, every second. */
    tick: (): void => {
      const firstAt = monotonic() + firstAfterMs;
      leading ??= { signal: new AbortController(), dueAt: new Map(tasks.map((task) => [task, firstAt])) };
      const { dueAt } = leading;
      const due = tasks.find((task) => (dueAt.get(task) ?? 0) <= monotonic());
      if (due && !running) running = run(due, leading);
    },

    /** Another process leads, or this one stops. */
    end: async (): Promise<void> => {
      leading?.signal.abort();
      leading = null;
      await running;
    },
  };
};

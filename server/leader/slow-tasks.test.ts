import { expect, it } from 'vitest';
import { createSlowTasks } from './slow-tasks.ts';

const minuteMs = 60_000;

/** Two tasks that end when told, and a leader whose time passes by hand. */
const build = () => {
  let now = 0;
  const began: string[] = [];
  const errors: object[] = [];
  const open = new Map<string, PromiseWithResolvers<void>>();
  const task = (name: string, everyMs: number) => ({
    name,
    everyMs,
    run: async (signal: AbortSignal) => {
      began.push(name);
      const end = Promise.withResolvers<void>();
      open.set(name, end);
      signal.addEventListener('abort', () => end.resolve());
      await end.promise;
    },
  });
  const slow = createSlowTasks({
    tasks: [task('often', 10 * minuteMs), task('rarely', 60 * minuteMs)],
    log: { error: (facts: object) => errors.push(facts) } as never,
    monotonic: () => now,
  });
  const pass = async (minutes: number) => {
    now += minutes * minuteMs;
    slow.tick();
    await Promise.resolve();
  };
  const finish = async (name: string, error?: Error) => {
    if (error) open.get(name)?.reject(error);
    else open.get(name)?.resolve();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { slow, pass, finish, began, errors };
};

it('begins a while after the process leads, and runs one task at a time, each in its own time', async () => {
  const { pass, finish, began } = build();
  await pass(0);
  expect(began).toEqual([]);
  await pass(1);
  await pass(5);
  expect(began).toEqual(['often']);
  await finish('often');
  await pass(0);
  expect(began).toEqual(['often', 'rarely']);
  await finish('rarely');
  await pass(9);
  expect(began).toHaveLength(2);
  await pass(1);
  expect(began).toEqual(['often', 'rarely', 'often']);
});

it('goes on after a task that failed', async () => {
  const { pass, finish, began, errors } = build();
  await pass(0);
  await pass(1);
  await finish('often', new Error('the database is away'));
  expect(errors).toMatchObject([{ task: 'often' }]);
  await pass(0);
  expect(began).toEqual(['often', 'rarely']);
});

it('tells a running task to stop when another process leads, and waits for it', async () => {
  const { slow, pass, began } = build();
  await pass(0);
  await pass(1);
  await slow.end();
  expect(began).toEqual(['often']);
  await pass(0);
  await pass(1);
  expect(began).toEqual(['often', 'often']);
});

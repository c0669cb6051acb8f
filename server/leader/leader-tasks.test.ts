import { expect, it, onTestFinished } from 'vitest';
import { hasRow } from '#server/db/conditions.ts';
import { leases } from '#server/db/schema.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { startLeaderTasks } from './leader-tasks.ts';
import { releaseLease, takeLease } from './lease.queries.ts';

const openDatabase = async () => {
  const engine = await openTestDatabase();
  onTestFinished(() => engine.close());
  return engine.db;
};

it('gives a lease to one holder, who may renew it', async () => {
  const db = await openDatabase();
  expect(await takeLease(db, 'work', 'first', 60)).toBe(true);
  expect(await takeLease(db, 'work', 'second', 60)).toBe(false);
  expect(await takeLease(db, 'work', 'first', 60)).toBe(true);
  expect(await takeLease(db, 'other work', 'second', 60)).toBe(true);
});

it('gives a lease that ran out, or was given back, to the next', async () => {
  const db = await openDatabase();
  await takeLease(db, 'work', 'killed', 0);
  expect(await takeLease(db, 'work', 'second', 60)).toBe(true);
  await releaseLease(db, 'work', 'killed');
  expect(await takeLease(db, 'work', 'third', 60)).toBe(false);
  await releaseLease(db, 'work', 'second');
  expect(await takeLease(db, 'work', 'third', 60)).toBe(true);
});

/** A process whose time passes by hand. */
const startProcess = (db: Awaited<ReturnType<typeof openDatabase>>, run: () => Promise<unknown>) => {
  let next = () => {};
  let now = 0;
  const errors: string[] = [];
  let ticked = () => {};
  const process = startLeaderTasks({
    db,
    log: { error: (_facts: object, message: string) => errors.push(message) } as never,
    tasks: [{ name: 'count', isDue: () => hasRow(leases), run }],
    timer: (milliseconds, callback) => {
      next = () => {
        now += milliseconds;
        callback();
      };
      ticked();
      return () => {};
    },
    monotonic: () => now,
  });
  return {
    ...process,
    errors,
    tick: () =>
      new Promise<void>((resolve) => {
        ticked = resolve;
        next();
      }),
  };
};

it('runs the tasks in one process, and in the next when that one stops', async () => {
  const db = await openDatabase();
  const runs: string[] = [];
  const first = startProcess(db, async () => runs.push('first'));
  const second = startProcess(db, async () => runs.push('second'));
  await first.tick();
  await second.tick();
  await first.tick();
  expect(runs).toEqual(['first', 'first']);
  await first.stop();
  for (let seconds = 0; seconds < 4; seconds += 1) await second.tick();
  expect(new Set(runs.slice(2))).toEqual(new Set(['second']));
  await second.stop();
});

it('goes on after a task failed', async () => {
  const db = await openDatabase();
  let runs = 0;
  const process = startProcess(db, async () => {
    runs += 1;
    throw new Error('the database is away');
  });
  await process.tick();
  await process.tick();
  expect(runs).toBe(2);
  expect(process.errors).toEqual(['a task failed', 'a task failed']);
  await process.stop();
});

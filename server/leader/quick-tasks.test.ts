import { expect, it, onTestFinished } from 'vitest';
import { hasRow } from '#server/db/conditions.ts';
import { calls, leases, users } from '#server/db/schema.ts';
import { loseTable } from '#server/testing/lose-table.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { releaseLease, takeLease } from './lease.queries.ts';
import { createQuickTasks } from './quick-tasks.ts';

/** Tasks that are due while their table has a row. */
const build = async () => {
  const engine = await openTestDatabase();
  onTestFinished(() => engine.close());
  const ran: string[] = [];
  const errors: string[] = [];
  let isStopped = false;
  const task = (name: string, table: typeof calls | typeof leases | typeof users) => ({
    name,
    isDue: () => hasRow(table),
    run: async () => {
      ran.push(name);
      if (name === 'fails') throw new Error('not this time');
      if (name === 'stops') isStopped = true;
    },
  });
  const open = (...tasks: ReturnType<typeof task>[]) =>
    createQuickTasks({
      db: engine.db,
      tasks,
      log: { error: (_facts: object, message: string) => errors.push(message) } as never,
      isStopped: () => isStopped,
    });
  return { engine, task, open, ran, errors };
};

it('runs what is due and nothing else, in its order', async () => {
  const { engine, task, open, ran } = await build();
  const quick = open(task('first', leases), task('never', calls), task('second', leases));
  await quick.tick();
  expect(ran).toEqual([]);
  await takeLease(engine.db, 'something', 'somebody', 60);
  await quick.tick();
  expect(ran).toEqual(['first', 'second']);
  await releaseLease(engine.db, 'something', 'somebody');
  await quick.tick();
  expect(ran).toHaveLength(2);
});

it('lets every task find out for itself while one of them cannot be asked for', async () => {
  const { engine, task, open, ran, errors } = await build();
  const quick = open(task('first', users), task('of calls', calls));
  const find = await loseTable(engine, calls);
  await quick.tick();
  expect(ran).toEqual(['first', 'of calls']);
  expect(errors).toEqual(['which tasks are due could not be asked for']);
  await find();
  await quick.tick();
  expect(ran).toHaveLength(2);
});

it('goes on after a task that failed, and ends with the process', async () => {
  const { engine, task, open, ran, errors } = await build();
  await takeLease(engine.db, 'something', 'somebody', 60);
  await open(task('fails', leases), task('stops', leases), task('too late', leases)).tick();
  expect([ran, errors]).toEqual([['fails', 'stops'], ['a task failed']]);
});

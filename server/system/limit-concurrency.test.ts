import { describe, expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

/** A task that says when it began and ends when it is told. */
const buildTasks = (slots: number, count: number, mostWaiting?: number) => {
  const run = limitConcurrency(slots, mostWaiting);
  const begun: number[] = [];
  const tasks = Array.from({ length: count }, () => Promise.withResolvers<void>());
  const results = tasks.map(({ promise }, index) =>
    run(async () => {
      begun.push(index);
      await promise;
      return index;
    }),
  );
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { run, begun, tasks, results, settled };
};

describe('tasks that take turns', () => {
  it('begin in the order they came, never more at once than there are slots', async () => {
    const { begun, tasks, results, settled } = buildTasks(2, 5);
    await settled();
    expect(begun).toEqual([0, 1]);
    tasks[1]?.resolve();
    await settled();
    expect(begun).toEqual([0, 1, 2]);
    for (const task of tasks) task.resolve();
    expect(await Promise.all(results)).toEqual([0, 1, 2, 3, 4]);
    expect(begun).toEqual([0, 1, 2, 3, 4]);
  });

  it('give their slot on when they fail', async () => {
    const { run, begun, tasks, results, settled } = buildTasks(1, 2);
    tasks[0]?.reject(new Error('broken picture'));
    await expect(results[0]).rejects.toThrow('broken picture');
    await settled();
    expect(begun).toEqual([0, 1]);
    tasks[1]?.resolve();
    await results[1];
    expect(await run(async () => 'free again')).toBe('free again');
  });

  it('do not let a newcomer pass one who waits', async () => {
    const { run, begun, tasks, results, settled } = buildTasks(1, 2);
    tasks[0]?.resolve();
    await results[0];
    const late = run(async () => begun.push(99));
    await settled();
    expect(begun).toEqual([0, 1]);
    tasks[1]?.resolve();
    await late;
    expect(begun).toEqual([0, 1, 99]);
  });

  it('are refused when too many wait already, and welcome again when one is done', async () => {
    const { run, tasks, results } = buildTasks(1, 3, 2);
    await expect(run(async () => 'late')).rejects.toMatchObject({ code: 'overloaded' });
    tasks[0]?.resolve();
    await results[0];
    const welcome = run(async () => 'in time');
    for (const task of tasks) task.resolve();
    expect(await welcome).toBe('in time');
  });
});

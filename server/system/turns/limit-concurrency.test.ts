import { describe, expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';
import { runAs, type Work } from './work.ts';

/** A task that says when it began and ends when it is told. */
const buildTasks = (slots: number, count: number, mostWaiting = Number.POSITIVE_INFINITY) => {
  const run = limitConcurrency(slots, { mostWaiting });
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

describe('tasks of several', () => {
  const running = async (mostWaiting?: number) => {
    const run = limitConcurrency(1, { ...(mostWaiting !== undefined && { mostWaiting }), areBlocking: true });
    const begun: string[] = [];
    const first = Promise.withResolvers<void>();
    const blocked = run(() => first.promise);
    const ask = (source: string, rank: Work['rank'], name: string) =>
      runAs({ source, rank }, () => run(async () => begun.push(name)));
    return {
      ask,
      begun,
      end: () => {
        first.resolve();
        return blocked;
      },
    };
  };

  it('take turns, what somebody does before what somebody reads', async () => {
    const { ask, begun, end } = await running();
    const asked = [
      ask('a', 'read', 'a 1'),
      ask('a', 'read', 'a 2'),
      ask('a', 'read', 'a 3'),
      ask('b', 'read', 'b 1'),
      ask('b', 'change', 'b order'),
    ];
    await end();
    await Promise.all(asked);
    expect(begun).toEqual(['b order', 'a 1', 'b 1', 'a 2', 'a 3']);
  });

  it('refuse the one that fills the queue, not the one that comes last', async () => {
    const { ask, begun, end } = await running(3);
    const asked = [ask('a', 'read', 'a 1'), ask('a', 'read', 'a 2'), ask('a', 'read', 'a 3')];
    const refused = expect(asked[2]).rejects.toMatchObject({ code: 'overloaded' });
    const order = ask('b', 'change', 'b order');
    await refused;
    await end();
    await Promise.all([...asked.slice(0, 2), order]);
    expect(begun).toEqual(['b order', 'a 1', 'a 2']);
  });

  it('let requests in that came while one blocked', async () => {
    const { ask, begun, end } = await running();
    const asked = [ask('a', 'read', 'a 1'), ask('a', 'read', 'a 2')];
    const order = new Promise((resolve) => setImmediate(() => resolve(ask('b', 'change', 'b order'))));
    await end();
    await Promise.all([...asked, order]);
    expect(begun.indexOf('b order')).toBeLessThan(2);
  });

  it('let requests in between the tasks of one that is alone', async () => {
    const run = limitConcurrency(1, { areBlocking: true });
    const begun: string[] = [];
    const order = new Promise((resolve) => setImmediate(() => resolve(begun.push('order is read'))));
    await run(async () => begun.push('first'));
    await run(async () => begun.push('second'));
    await order;
    expect(begun).toEqual(['first', 'order is read', 'second']);
  });

  it('wait no longer than anybody would', async () => {
    const run = limitConcurrency(1, { patienceMs: 20 });
    const first = Promise.withResolvers<void>();
    const blocked = run(() => first.promise);
    await expect(run(async () => 'late')).rejects.toMatchObject({ code: 'overloaded' });
    first.resolve();
    await blocked;
    expect(await run(async () => 'free again')).toBe('free again');
  });
});

import { expect, it } from 'vitest';
import { createTestClock } from '#server/testing/test-clock.ts';
import { createItemGuard } from './item-guard.ts';

const build = () => {
  const clock = createTestClock();
  const logged: unknown[] = [];
  const log = { error: (facts: object) => logged.push(facts) } as never;
  return { clock, logged, guard: createItemGuard({ task: 'count', clock, log }) };
};
const fail = () => Promise.reject(new Error('a bad row'));

it('lets the others go on, and reports an item once however often it fails', async () => {
  const { clock, logged, guard } = build();
  const done: string[] = [];
  for (let hour = 0; hour < 5; hour += 1) {
    await guard.run('bad', fail);
    await guard.run('good', async () => done.push('good'));
    clock.advance(3_600_000 * 2);
  }
  expect(done).toHaveLength(5);
  expect(logged).toMatchObject([{ task: 'count', id: 'bad' }]);
});

it('leaves an item alone for longer each time, at most for about an hour', async () => {
  const { clock, guard } = build();
  const restsFor = async () => {
    await guard.run('bad', fail);
    let seconds = 0;
    for (; guard.resting().includes('bad'); seconds += 1) clock.advance(1_000);
    return seconds;
  };
  const rests: number[] = [];
  for (let turn = 0; turn < 12; turn += 1) rests.push(await restsFor());
  expect(rests[0]).toBeLessThan(15);
  expect(rests[2]).toBeGreaterThan(25);
  expect(rests.at(-1)).toBeGreaterThan(40 * 60);
  expect(Math.max(...rests)).toBeLessThan(80 * 60);
});

it('forgets that an item failed when it succeeds', async () => {
  const { clock, logged, guard } = build();
  await guard.run('bad', fail);
  clock.advance(60_000);
  await guard.run('bad', async () => {});
  expect(guard.resting()).toEqual([]);
  await guard.run('bad', fail);
  expect(logged).toHaveLength(2);
});

it('remembers a bounded number of items', async () => {
  const { guard } = build();
  for (let item = 0; item < 1_100; item += 1) await guard.run(`bad-${item}`, fail);
  expect(guard.resting()).toHaveLength(1_000);
});

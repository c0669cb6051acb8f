import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { roundRobin } from './round-robin.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** How many items had their turn before other work of the process came in between. */
const playTurns = async (count: number, atLeast: number): Promise<{ done: number[]; turns: number[] }> => {
  const done: number[] = [];
  const turns: number[] = [];
  let before = 0;
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      if (done.length > before) turns.push(done.length - before);
      before = done.length;
      await pause(0);
    }
  })();
  await roundRobin(numbers(count), { count: 4, pauseMs: 5, atLeast }, (item) => done.push(item));
  isOver = true;
  await others;
  return { done, turns: [...turns, done.length - before].filter((size) => size > 0) };
};

describe('work in turns', () => {
  it('does every item once, in order, with pauses between the parts', async () => {
    const { done, turns } = await playTurns(10, 1);
    expect(done).toEqual(numbers(10));
    expect(turns).toEqual([3, 3, 3, 1]);
  });

  it('makes no parts smaller than they are worth', async () => {
    expect((await playTurns(10, 8)).turns).toEqual([8, 2]);
    expect((await playTurns(7, 8)).turns).toEqual([7]);
    expect((await playTurns(0, 8)).turns).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { heatOfReadyTime, minutesLeft } from './ready-time-left.ts';

const promised = '2026-11-16T20:45:00.000Z';
const before = (seconds: number) => Date.parse(promised) - seconds * 1000;

describe('the time that is left of a promise', () => {
  it('is counted in whole minutes, and is due for a minute before and after it', () => {
    expect(
      [600, 541, 60, 1, 0, -59, -60, -125].map((seconds) => minutesLeft(promised, before(seconds))),
    ).toEqual([10, 9, 1, 0, 0, 0, -1, -2]);
  });

  it('warms the card in its last minutes, and once it is over', () => {
    expect([30, 6, 5, 0, -1].map(heatOfReadyTime)).toEqual(['fresh', 'fresh', 'waiting', 'waiting', 'late']);
  });
});

import { describe, expect, it } from 'vitest';
import { createRateWindow } from './rate-window.ts';

const setUp = (points: number) => {
  const time = { now: 5 };
  return { time, window: createRateWindow(points, 1_000, () => time.now) };
};

describe('a span with so many points', () => {
  it('tells how long to wait, and begins anew when it is over', () => {
    const { time, window } = setUp(2);
    expect([window.consume('a'), window.consume('a'), window.consume('a')]).toEqual([0, 0, 1_000]);
    time.now += 999;
    expect(window.consume('a')).toBe(1);
    time.now += 1;
    expect(window.consume('a')).toBe(0);
  });

  it('is each key’s own, and is forgotten with it', () => {
    const { window } = setUp(1);
    expect([window.consume('a'), window.consume('b'), window.consume('a')]).toEqual([0, 0, 1_000]);
    window.forget('a');
    expect([window.consume('a'), window.consume('b')]).toEqual([0, 1_000]);
  });

  it('keeps only spans that run: keys that come once leave nothing behind', () => {
    const { time, window } = setUp(1);
    for (let key = 0; key < 5_000; key++) {
      time.now += 1;
      window.consume(String(key));
    }
    expect(window.size()).toBeLessThanOrEqual(1_000);
  });
});

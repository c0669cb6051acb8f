import { describe, expect, it } from 'vitest';
import { nothingSeen, parseSeenReadyTime, withReadyTime } from './seen-ready-time.ts';

const [early, late] = ['2026-11-16T18:45:00.000Z', '2026-11-16T18:55:00.000Z'];

describe('what a phone was told of a promise', () => {
  it('remembers the time that another took the place of, until the next', () => {
    const first = withReadyTime(nothingSeen, early);
    expect(first).toEqual({ now: early, before: null });
    const moved = withReadyTime(first, late);
    expect(moved).toEqual({ now: late, before: early });
    expect(withReadyTime(moved, late)).toBe(moved);
    expect(withReadyTime(moved, early)).toEqual({ now: early, before: late });
    expect(withReadyTime(moved, null)).toEqual(nothingSeen);
  });

  it('is read back, and anything else is nothing', () => {
    const moved = withReadyTime(withReadyTime(nothingSeen, early), late);
    expect(parseSeenReadyTime(JSON.stringify(moved))).toEqual(moved);
    for (const stored of [null, '', '{', '7', 'null', '{"now":1}', '{"now":"soon","before":null}']) {
      expect(parseSeenReadyTime(stored)).toEqual(nothingSeen);
    }
  });
});

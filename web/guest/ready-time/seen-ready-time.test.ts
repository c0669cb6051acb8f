import { describe, expect, it } from 'vitest';
import { nothingSeen, parseSeenReadyTime, tell } from './seen-ready-time.ts';

const [early, late] = ['2026-11-16T18:45:00.000Z', '2026-11-16T18:55:00.000Z'];

describe('what a phone was told of a promise', () => {
  it('remembers the time that another took the place of, until the next', () => {
    const first = tell(nothingSeen, early);
    expect(first).toEqual({ now: early, before: null });
    const moved = tell(first, late);
    expect(moved).toEqual({ now: late, before: early });
    expect(tell(moved, late)).toBe(moved);
    expect(tell(moved, early)).toEqual({ now: early, before: late });
    expect(tell(moved, null)).toEqual(nothingSeen);
  });

  it('is read back, and anything else is nothing', () => {
    const moved = tell(tell(nothingSeen, early), late);
    expect(parseSeenReadyTime(JSON.stringify(moved))).toEqual(moved);
    for (const stored of [null, '', '{', '7', 'null', '{"now":1}', '{"now":"soon","before":null}']) {
      expect(parseSeenReadyTime(stored)).toEqual(nothingSeen);
    }
  });
});

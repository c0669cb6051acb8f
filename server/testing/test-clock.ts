import type { Clock } from '#server/system/clock.ts';

/** A clock that tests move by hand. */
export const createTestClock = (
  start = new Date('2026-03-01T10:00:00Z'),
): Clock & { advance: (ms: number) => void } => {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (ms) => {
      now += ms;
    },
  };
};

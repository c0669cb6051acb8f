import { expect, it } from 'vitest';
import { isWatched } from './presence.ts';

it.each([
  ['in sight with its sound on', { isInSight: true, isSoundOn: true, sinceTouchMs: 3_600_000 }, true],
  ['in sight and silent', { isInSight: true, isSoundOn: false, sinceTouchMs: 60_000 }, false],
  ['behind another window', { isInSight: false, isSoundOn: true, sinceTouchMs: 60_000 }, false],
  ['silent, but touched lately', { isInSight: true, isSoundOn: false, sinceTouchMs: 59_999 }, true],
])('a board %s is watched: %#', (_, board, expected) => {
  expect(isWatched(board)).toBe(expected);
});

import { describe, expect, it } from 'vitest';
import { stepLimitFor } from './step-limit.mjs';

describe('the limit of a step', () => {
  it.each([
    ['the reference, and on a faster machine', 0.4, 20_000],
    ['the reference', 1, 20_000],
    ['a machine of half its speed', 2, 40_000],
    ['one that hardly moves', 50, 120_000],
  ])('is as long as the work takes, on %s', (_, factor, limitMs) => {
    expect(stepLimitFor(900 * factor)).toBe(limitMs);
  });
});

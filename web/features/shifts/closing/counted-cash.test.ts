import { describe, expect, it } from 'vitest';
import { agorot } from '#core/values/money.ts';
import { differenceOf } from '#web/lib/money/cash-difference.ts';
import { countedIn } from './counted-cash.ts';

describe('the cash in the drawer', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['0', 0],
    ['950.5', 95_050],
    ['950,50', 95_050],
    ['-1', undefined],
    ['a lot', undefined],
    ['1e30', undefined],
  ])('typed as "%s" is %s agorot', (typed, counted) => {
    expect(countedIn(typed)).toBe(counted);
  });

  it.each([
    [95_050, 95_050, 'same', 0],
    [95_050, 94_000, 'missing', 1_050],
    [95_050, 95_051, 'tooMuch', 1],
  ] as const)('of %d, counted as %d, is %s by %d', (expected, counted, kind, by) => {
    expect(differenceOf(agorot(expected), agorot(counted))).toEqual({ kind, by });
  });
});

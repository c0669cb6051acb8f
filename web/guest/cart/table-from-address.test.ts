import { describe, expect, it } from 'vitest';
import { tableFromAddress } from './table-from-address.ts';

describe('the table of a code', () => {
  it.each([
    ['?table=5', 12, 5],
    ['?table=12', 12, 12],
    ['?table=13', 12, null],
    ['?table=0', 12, null],
    ['?table=-1', 12, null],
    ['?table=1e1', 12, null],
    ['?table=', 12, null],
    ['', 12, null],
    ['?table=5', 0, null],
  ])('in %s among %i is %s', (search, tables, expected) =>
    expect(tableFromAddress(search, tables)).toBe(expected),
  );
});

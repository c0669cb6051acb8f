import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isInRanges, toTableRanges } from './coded-tables.ts';

it('are written as ranges', () => {
  expect(toTableRanges([])).toEqual([]);
  expect(toTableRanges([3, 1, 2, 7, 9, 8, 8])).toEqual([
    [1, 3],
    [7, 9],
  ]);
});

it('are those that were written, and no others', () => {
  const anyTable = fc.integer({ min: 1, max: 40 });
  fc.assert(
    fc.property(fc.array(anyTable), anyTable, (tables, table) => {
      expect(isInRanges(toTableRanges(tables), table)).toBe(tables.includes(table));
    }),
  );
  expect(isInRanges(undefined, 1)).toBe(false);
});

import { expect, it } from 'vitest';
import { readRange, readTable } from './table-range.ts';

it.each([
  ['', 12, null, null],
  [' 7 ', 12, 7, null],
  ['12', 12, 12, null],
  ['13', 12, 13, 'unknown'],
  ['1', 0, 1, 'unknown'],
  ['0', 12, null, 'number'],
  ['-1', 12, null, 'number'],
  ['1.5', 12, null, 'number'],
  ['1e3', 12, null, 'number'],
  ['99999', 12, null, 'number'],
])('reads the table %j of %i', (typed, tables, table, problem) => {
  expect(readTable(typed, tables)).toEqual({ table, problem });
});

it('reads a range of tables', () => {
  expect(readRange('3', '5', 12)).toEqual([3, 4, 5]);
  expect(readRange('5', '5', 12)).toEqual([5]);
  for (const [from, to] of [
    ['5', '3'],
    ['0', '3'],
    ['', '3'],
    ['3', '13'],
  ] as const)
    expect(readRange(from, to, 12)).toBeNull();
});

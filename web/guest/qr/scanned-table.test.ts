import { describe, expect, it } from 'vitest';
import {
  countedTable,
  isOldPrint,
  offeredTables,
  parseStoredTable,
  scannedTable,
  tableQuery,
} from './scanned-table.ts';

const twelve = { tables: 12 };
const coded = { tables: 4, codedTables: [[2, 3]] as const };

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
    expect(scannedTable(search, { tables })?.number ?? null).toBe(expected),
  );

  it.each([
    ['?table=5&code=bcdfgh', 'bcdfgh'],
    ['?lang=en&table=5&code=BCDFGH', 'BCDFGH'],
    ['?table=5&code=', null],
    ['?table=5&code=b%20d', null],
    [`?table=5&code=${'b'.repeat(21)}`, null],
    ['?table=5', null],
  ])('carries in %s the code %s', (search, expected) =>
    expect(scannedTable(search, twelve)?.code).toBe(expected),
  );

  it('is written as it is read, and stored so', () => {
    for (const table of [
      { number: 5, code: null },
      { number: 12, code: 'bcdfgh' },
    ]) {
      expect(scannedTable(tableQuery(table), twelve)).toEqual(table);
      expect(parseStoredTable(tableQuery(table))).toEqual(table);
    }
    expect([parseStoredTable(null), parseStoredTable('rubbish')]).toEqual([null, null]);
  });
});

describe('a table whose code was issued anew', () => {
  it('is named by a new print alone', () => {
    const isOld = (search: string) => {
      const table = scannedTable(search, coded);
      return table && isOldPrint(table, coded);
    };
    expect([isOld('?table=2'), isOld('?table=2&code=bcdfgh'), isOld('?table=1')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([countedTable('?table=2', coded), countedTable('?table=1', coded)]).toEqual([null, 1]);
    expect(countedTable('?table=2&code=bcdfgh', coded)).toBe(2);
  });

  it('is offered only to who has scanned it', () => {
    expect(offeredTables(coded, null)).toEqual([1, 4]);
    expect(offeredTables(coded, { number: 3, code: 'bcdfgh' })).toEqual([1, 3, 4]);
    expect(offeredTables({ tables: 3 }, null)).toEqual([1, 2, 3]);
  });
});

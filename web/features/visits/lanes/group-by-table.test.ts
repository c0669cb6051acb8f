import { describe, expect, it } from 'vitest';
import { groupByTable } from './group-by-table.ts';

const at = (minute: number) => `2026-03-06T18:${String(minute).padStart(2, '0')}:00.000Z`;
const order = (number: number, tableNumber: number | null, visit?: string) => ({
  order: { displayOrderNumber: number, tableNumber, visit, createdAt: at(number) },
});
const groupsOf = (...args: Parameters<typeof groupByTable<ReturnType<typeof order>>>) =>
  groupByTable(...args).map(({ tableNumber, visitId, placed }) => [
    tableNumber,
    visitId,
    placed.map((each) => each.order.displayOrderNumber),
  ]);

describe('a stage by tables', () => {
  it('has one group for each visit, its orders as they came, and those picked up last', () => {
    expect(groupsOf([order(1, null), order(2, 7, 'b'), order(3, 4, 'a'), order(4, 7, 'b')])).toEqual([
      [7, 'b', [2, 4]],
      [4, 'a', [3]],
      [null, null, [1]],
    ]);
  });

  it('keeps a table in its place when its first order has moved on', () => {
    const openedAt = new Map([
      ['b', at(1)],
      ['a', at(3)],
    ]);
    expect(groupsOf([order(3, 4, 'a'), order(8, 7, 'b')], openedAt)).toEqual([
      [7, 'b', [8]],
      [4, 'a', [3]],
    ]);
  });

  it('keeps two visits of one table apart: the first has left, and others sit there now', () => {
    expect(groupsOf([order(1, 4, 'a'), order(9, 4, 'b')])).toEqual([
      [4, 'a', [1]],
      [4, 'b', [9]],
    ]);
  });

  it('groups orders from before there were visits by their table', () => {
    expect(groupsOf([order(1, 4), order(2, 5), order(3, 4)])).toEqual([
      [4, null, [1, 3]],
      [5, null, [2]],
    ]);
  });
});

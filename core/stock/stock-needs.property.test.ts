import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StockLimit } from './stock-limit.ts';
import { type PlacedLine, type StockLine, stockMoves, stockTakenBy, takeStock } from './stock-needs.ts';

const now = new Date('2026-11-16T18:00:00Z');
const egg = { groupName: 'Extras', optionName: 'Egg' };
const counted = (left: number, countId: string, of = { groupName: '', optionName: '' }): StockLimit => ({
  ...of,
  kind: 'counted',
  endsAt: null,
  left,
  countId,
});
const line = (quantity: number, eggs = 0, dishId: string | null = 'hummus'): StockLine => ({
  dishId,
  name: 'Hummus',
  quantity,
  customizations: Array(eggs).fill(egg),
});
const place = (
  lines: readonly StockLine[],
  limits: readonly StockLimit[],
  before: readonly PlacedLine[] = [],
) => {
  const { taken, shortages } = takeStock(lines, new Map([['hummus', limits]]), now, before);
  return {
    lines: lines.map((each, index): PlacedLine => ({ ...each, taken: taken[index] ?? [] })),
    shortages,
  };
};

describe('what an order takes', () => {
  it('is each dish by its quantity, and each option as often as it was chosen', () => {
    const { lines, shortages } = place([line(2, 3), line(1)], [counted(9, 'a'), counted(9, 'b', egg)]);
    expect(shortages).toEqual([]);
    expect(stockTakenBy(lines)).toEqual([
      { dishId: 'hummus', groupName: '', optionName: '', countId: 'a', quantity: 3 },
      { dishId: 'hummus', ...egg, countId: 'b', quantity: 6 },
    ]);
  });

  it('is missing by name, all lines together', () => {
    const { shortages } = place([line(2, 1), line(2)], [counted(3, 'a'), counted(1, 'b', egg)]);
    expect(shortages).toEqual([
      { line: 0, dishId: 'hummus', why: 'not_enough_left', name: 'Hummus', option: 'Egg', left: 1 },
      { line: 1, dishId: 'hummus', why: 'not_enough_left', name: 'Hummus', option: null, left: 3 },
    ]);
  });

  it('is nothing of what nobody counts, and nothing of a dish that is gone', () => {
    expect(stockTakenBy(place([line(2, 1), line(1, 0, null)], []).lines)).toEqual([]);
  });

  it('never includes an option that is off, but leaves it in an order that has it', () => {
    const off: StockLimit = { ...egg, kind: 'off', endsAt: null, left: null, countId: null };
    expect(place([line(1, 1)], [off]).shortages).toMatchObject([{ option: 'Egg', left: 0 }]);
    const before = place([line(1, 1)], []).lines;
    expect(place([line(1, 1)], [off], before).shortages).toEqual([]);
    expect(place([line(2, 1)], [off], before).shortages).toMatchObject([{ option: 'Egg', left: 0 }]);
  });
});

const anyLine = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.nat({ max: 2 }))
  .map(([quantity, eggs]) => line(quantity, eggs));
const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 4 });
const portions = (lines: readonly StockLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
const movedOf = (moves: ReturnType<typeof stockMoves>, countId: string) =>
  moves
    .filter((move) => move.countId === countId && move.optionName === '')
    .reduce((sum, { quantity }) => sum + quantity, 0);

describe('an order that changes', () => {
  it('moves by the difference within one counting, and back by the same', () => {
    fc.assert(
      fc.property(anyLines, anyLines, (was, is) => {
        const limits = [counted(99, 'a'), counted(99, 'b', egg)];
        const before = { lines: place(was, limits).lines, happens: true };
        const after = { lines: place(is, limits, before.lines).lines, happens: true };
        expect(movedOf(stockMoves([before], [after]), 'a')).toBe(portions(is) - portions(was));
        const there = stockMoves([before], [after]);
        const back = stockMoves([after], [before]);
        expect(new Set(back.map((move) => JSON.stringify({ ...move, quantity: -move.quantity })))).toEqual(
          new Set(there.map((move) => JSON.stringify(move))),
        );
      }),
    );
  });

  it('keeps what it has: in a new counting only what is added is taken, and less gives back what it took there', () => {
    fc.assert(
      fc.property(anyLines, anyLines, anyLines, (first, second, third) => {
        const old = { lines: place(first, [counted(99, 'old')]).lines, happens: true };
        const now1 = { lines: place(second, [counted(99, 'new')], old.lines).lines, happens: true };
        expect(movedOf(stockMoves([old], [now1]), 'new')).toBe(
          Math.max(0, portions(second) - portions(first)),
        );
        const now2 = { lines: place(third, [counted(99, 'new')], now1.lines).lines, happens: true };
        const held = movedOf(stockTakenBy(now2.lines), 'new');
        expect(held).toBeGreaterThanOrEqual(0);
        expect(held).toBe(
          Math.max(0, movedOf(stockTakenBy(now1.lines), 'new') + portions(third) - portions(second)),
        );
      }),
    );
  });

  it('gives all back when it does not happen, nothing twice, and takes it again when that is undone', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const placed = { lines: place(lines, [counted(99, 'a')]).lines, happens: true };
        const rejected = { ...placed, happens: false };
        expect(movedOf(stockMoves([placed], [rejected]), 'a')).toBe(-portions(lines));
        expect(stockMoves([rejected], [rejected])).toEqual([]);
        expect(movedOf(stockMoves([rejected], [placed]), 'a')).toBe(portions(lines));
      }),
    );
  });
});

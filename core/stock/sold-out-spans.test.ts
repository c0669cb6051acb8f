import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type StockLogRow, soldOutSpans } from './sold-out-spans.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 16, 18, minute));
const [opens, closes] = [at(10), at(50)];
const row = (isOut: boolean, minute: number, overrides: Partial<StockLogRow> = {}): StockLogRow => ({
  dishId: 'hummus',
  dishName: 'Hummus',
  groupName: '',
  optionName: '',
  isOut,
  at: at(minute),
  ...overrides,
});
const hummus = { dish: 'Hummus', option: null };

describe('when something was sold out', () => {
  it('is from its first row to the one that says it is back, however often it was said', () => {
    const rows = [row(true, 20), row(true, 25), row(false, 30), row(false, 31), row(true, 40)];
    expect(soldOutSpans(rows, opens, closes)).toEqual([
      { ...hummus, from: at(40), to: null },
      { ...hummus, from: at(20), to: at(30) },
    ]);
  });

  it('counts from the start of the window for what was out before, and has no end after it', () => {
    expect(soldOutSpans([row(true, 0), row(false, 20)], opens, closes)).toEqual([
      { ...hummus, from: opens, to: at(20) },
    ]);
    expect(soldOutSpans([row(true, 40), row(false, 55)], opens, closes)).toEqual([
      { ...hummus, from: at(40), to: null },
    ]);
    expect(soldOutSpans([row(true, 0), row(false, 10), row(true, 50)], opens, closes)).toEqual([]);
  });

  it('is told of each dish and each option by itself', () => {
    const egg = { groupName: 'Extras', optionName: 'Egg' };
    const rows = [row(true, 20), row(true, 21, egg), row(false, 22), row(true, 23, { dishId: 'other' })];
    expect(soldOutSpans(rows, opens, closes)).toEqual([
      { ...hummus, from: at(23), to: null },
      { dish: 'Hummus', option: 'Egg', from: at(21), to: null },
      { ...hummus, from: at(20), to: at(22) },
    ]);
  });

  it('follows the order of writing where two clocks disagree', () => {
    expect(soldOutSpans([row(true, 30), row(false, 29), row(true, 28)], opens, closes)).toEqual([
      { ...hummus, from: at(30), to: at(30) },
      { ...hummus, from: at(30), to: null },
    ]);
  });

  it('is every minute in which the latest row said so, and no other', () => {
    const step = fc.record({ minutes: fc.nat({ max: 12 }), isOut: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let minute = 0;
        const rows = steps.map(({ minutes, isOut }) => {
          minute += minutes;
          return row(isOut, minute);
        });
        const spans = soldOutSpans(rows, opens, closes);
        for (let each = 10; each < 50; each += 1) {
          const isOut = rows.findLast((known) => known.at <= at(each))?.isOut ?? false;
          const isCovered = spans.some((span) => span.from <= at(each) && (span.to ?? closes) > at(each));
          expect(isCovered).toBe(isOut);
        }
        for (const span of spans) {
          expect(span.from >= opens && span.from < closes).toBe(true);
          expect(span.to === null || (span.to >= span.from && span.to <= closes)).toBe(true);
        }
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, spanBefore, spanDays } from '#core/reports/spans.ts';
import { changeOf } from './change.ts';
import { dayColumns, stepOf } from './day-columns.ts';
import { eveningHours } from './evening-hours.ts';
import { columnOfMinute, minuteColumns } from './minute-columns.ts';

const busy = (...hours: number[]) => hours.map((hour) => ({ hour, orders: 1, takings: 10 }));
const day = (name: string, takings: number) => ({ day: name, orders: 1, takings });

describe('the hours of an evening', () => {
  it('run on past midnight', () => {
    expect(eveningHours(busy(22, 0, 1, 20))).toEqual([20, 21, 22, 23, 0, 1]);
  });

  it('are those of both spans that are compared, and none where there is nothing', () => {
    expect(eveningHours(busy(18, 19), busy(17))).toEqual([17, 18, 19]);
    expect(eveningHours(busy(12))).toEqual([12]);
    expect(eveningHours([{ hour: 12, orders: 0, takings: 0 }], [])).toEqual([]);
  });

  it('hold every busy hour once', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 23 }), { minLength: 1 }), (hours) => {
        const displayed = eveningHours(busy(...hours));
        expect(new Set(displayed).size).toBe(displayed.length);
        expect(hours.filter((hour) => !displayed.includes(hour))).toEqual([]);
        expect(hours).toContain(displayed[0]);
        expect(hours).toContain(displayed.at(-1));
      }),
    );
  });
});

describe('the columns of days', () => {
  const week = { from: '2026-11-01', to: '2026-11-07' };

  it('are all days, with the day as far into the span before beside each', () => {
    const columns = dayColumns(week, [day('2026-11-03', 50)], {
      from: '2026-10-25',
      days: [day('2026-10-27', 40), day('2026-10-31', 7)],
    });
    expect(columns).toHaveLength(7);
    expect(columns[2]).toMatchObject({ from: '2026-11-03', takings: 50, before: { takings: 40 } });
    expect(columns[6]).toMatchObject({ takings: 0, before: { takings: 7 } });
  });

  it('become weeks and months where days would be too many', () => {
    expect(stepOf({ from: '2026-01-01', to: '2026-03-31' })).toBe('week');
    const years = { from: '2024-11-15', to: '2026-11-16' };
    const months = dayColumns(years, [day('2024-11-30', 1.1), day('2024-11-15', 2.2), day('2026-11-16', 4)]);
    expect(months).toHaveLength(25);
    expect(months[0]).toMatchObject({ from: '2024-11-15', to: '2024-11-30', takings: 3.3, before: null });
    expect(months.at(-1)).toMatchObject({ from: '2026-11-01', to: '2026-11-16', takings: 4 });
  });

  it('hold each day of the span once, and never are too many for a phone', () => {
    const start = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2020-01-01', days));
    fc.assert(
      fc.property(start, fc.integer({ min: 0, max: 3_659 }), (from, length) => {
        const span = { from, to: addDays(from, length) };
        const days = [day(span.from, 1), day(span.to, 2)];
        const columns = dayColumns(span, days, { from: spanBefore(span).from, days: [] });
        expect(columns.length).toBeLessThanOrEqual(122);
        expect(columns.reduce((sum, part) => sum + spanDays(part.from, part.to), 0)).toBe(length + 1);
        expect(columns.reduce((sum, { takings }) => sum + takings, 0)).toBe(3);
      }),
    );
  });
});

describe('the columns of minutes', () => {
  const minutes = (...counts: [number, number][]) => ({
    median: null,
    slowest: null,
    byMinute: counts.map(([minute, orders]) => ({ minute, orders })),
  });

  it('are single minutes while they are few, those without an order too', () => {
    const columns = minuteColumns(minutes([1, 4], [3, 2]));
    expect(columns.map(({ from, orders }) => [from, orders])).toEqual([
      [0, 0],
      [1, 4],
      [2, 0],
      [3, 2],
    ]);
    expect(columnOfMinute(columns, 3)).toBe(3);
    expect(columnOfMinute(columns, null)).toBeNull();
    expect(minuteColumns(minutes())).toEqual([]);
  });

  it('are steps of several where a tail is long, and the last holds whatever took longer', () => {
    const columns = minuteColumns(minutes([7, 1], [9, 1], [60, 3]));
    expect(columns).toHaveLength(13);
    expect(columns[1]).toEqual({ from: 5, to: 9, orders: 2 });
    expect(columns.at(-1)).toMatchObject({ from: 60, orders: 3 });
    expect(columnOfMinute(columns, 95)).toBe(12);
  });
});

describe('a change', () => {
  it('is told with its amount and its share of what was', () => {
    expect(changeOf(112.5, 100)).toEqual({ kind: 'more', by: 12.5, percent: 13 });
    expect(changeOf(80, 100)).toEqual({ kind: 'less', by: 20, percent: 20 });
    expect(changeOf(0.3, 0.1 + 0.2)).toEqual({ kind: 'same' });
    expect(changeOf(5, 0)).toEqual({ kind: 'more', by: 5, percent: null });
  });
});

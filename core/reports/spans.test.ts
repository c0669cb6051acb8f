import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, monthsWithin, presetSpan, spanBefore, spanDays } from './spans.ts';

describe('a span of days', () => {
  it('has one of the same length before it', () => {
    expect(spanBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({
      from: '2026-01-29',
      to: '2026-02-28',
    });
    expect(spanBefore({ from: '2026-11-16', to: '2026-11-16' })).toEqual({
      from: '2026-11-15',
      to: '2026-11-15',
    });
  });

  it('is told from today: this week since Sunday, this month since the first', () => {
    const monday = '2026-11-16';
    expect(presetSpan('today', monday)).toEqual({ from: monday, to: monday });
    expect(presetSpan('thisWeek', monday)).toEqual({ from: '2026-11-15', to: monday });
    expect(presetSpan('thisWeek', '2026-11-15')).toEqual({ from: '2026-11-15', to: '2026-11-15' });
    expect(presetSpan('thisMonth', monday)).toEqual({ from: '2026-11-01', to: monday });
    expect(presetSpan('last30Days', monday)).toEqual({ from: '2026-10-18', to: monday });
  });

  it('holds whole months and the days around them', () => {
    expect(monthsWithin({ from: '2025-12-31', to: '2026-03-01' })).toEqual({
      months: ['2026-01', '2026-02'],
      rest: [
        { from: '2025-12-31', to: '2025-12-31' },
        { from: '2026-03-01', to: '2026-03-01' },
      ],
    });
    expect(monthsWithin({ from: '2026-02-01', to: '2026-02-28' })).toEqual({ months: ['2026-02'], rest: [] });
    expect(monthsWithin({ from: '2026-02-02', to: '2026-02-28' }).months).toEqual([]);
  });

  it('is its months and its rest, each day once', () => {
    const start = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2024-01-01', days));
    fc.assert(
      fc.property(start, fc.integer({ min: 0, max: 400 }), (from, length) => {
        const to = addDays(from, length);
        const { months, rest } = monthsWithin({ from, to });
        const all = Array.from({ length: length + 1 }, (_, i) => addDays(from, i));
        const covered = all.map(
          (day) =>
            months.filter((month) => day.startsWith(month)).length +
            rest.filter((part) => part.from <= day && day <= part.to).length,
        );
        expect(covered).toEqual(all.map(() => 1));
        const days = rest.map((part) => spanDays(part.from, part.to));
        const ofMonths = months.map((month) =>
          new Date(Date.UTC(+month.slice(0, 4), +month.slice(5), 0)).getUTCDate(),
        );
        expect([...days, ...ofMonths].reduce((sum, count) => sum + count, 0)).toBe(length + 1);
      }),
    );
  });
});

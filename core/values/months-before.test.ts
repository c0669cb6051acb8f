import { describe, expect, it } from 'vitest';
import { monthsBefore } from './months-before.ts';

describe('some months ago', () => {
  it.each([
    ['2026-11-16T06:30:00.000Z', 12, '2025-11-16T06:30:00.000Z'],
    ['2026-01-15T00:00:00.000Z', 1, '2025-12-15T00:00:00.000Z'],
    ['2026-03-31T12:00:00.000Z', 1, '2026-02-28T12:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', 12, '2027-02-28T12:00:00.000Z'],
    ['2026-05-31T23:59:59.999Z', 3, '2026-02-28T23:59:59.999Z'],
    ['2026-02-28T08:00:00.000Z', 24, '2024-02-28T08:00:00.000Z'],
  ] as const)('%s less %i months is %s', (now, months, before) => {
    expect(monthsBefore(new Date(now), months).toISOString()).toBe(before);
  });
});

import { describe, expect, it } from 'vitest';
import { ageInMinutes, heatOf } from './order-age.ts';

const created = '2025-03-09T10:00:00.000Z';
const later = (seconds: number) => Date.parse(created) + seconds * 1000;

describe('age of an order', () => {
  it('counts whole minutes and never less than none', () => {
    expect(ageInMinutes(created, later(59))).toBe(0);
    expect(ageInMinutes(created, later(60))).toBe(1);
    expect(ageInMinutes(created, later(-30))).toBe(0);
  });

  it('gets warmer as the order waits', () => {
    expect([0, 4, 5, 11, 12, 90].map(heatOf)).toEqual([
      'fresh',
      'fresh',
      'waiting',
      'waiting',
      'late',
      'late',
    ]);
  });
});

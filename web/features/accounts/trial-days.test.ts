import { describe, expect, it } from 'vitest';
import { trialDaysLeft } from './trial-days.ts';

const ends = '2025-03-20T12:00:00.000Z';
const at = (moment: string) => trialDaysLeft(ends, Date.parse(moment));

describe('days left of the trial', () => {
  it('counts the running day', () => {
    expect(at('2025-03-06T12:00:00.000Z')).toBe(14);
    expect(at('2025-03-19T13:00:00.000Z')).toBe(1);
    expect(at('2025-03-20T11:59:59.999Z')).toBe(1);
  });

  it('is not a day more just after it began, by a clock that is a moment late', () => {
    expect(at('2025-03-06T11:59:58.400Z')).toBe(14);
  });

  it('is none from the moment it ends', () => {
    expect(at(ends)).toBe(0);
    expect(at('2025-04-20T12:00:00.000Z')).toBe(0);
  });
});

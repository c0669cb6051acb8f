import { describe, expect, it } from 'vitest';
import { exceptionProblem, nextWindow, openingDraftOf, openingFrom } from './opening-draft.ts';

const opening = {
  hours: [{ days: [0, 1], from: '12:00', to: '23:00' }],
  exceptions: [
    { day: '2026-12-01', windows: [{ from: '10:00', to: '13:00' }], name: 'Eve' },
    { day: '2026-12-21', windows: [], name: '' },
  ],
};

describe('the hours of a restaurant as they are typed', () => {
  it('come out as they went in, in the order of their days', () => {
    const draft = openingDraftOf(opening);
    expect(openingFrom(draft)).toEqual(opening);
    expect(openingFrom({ ...draft, exceptions: draft.exceptions.toReversed() })).toEqual(opening);
  });

  it('are continued with the days that are left, or all of them', () => {
    const { windows } = openingDraftOf(opening);
    const second = nextWindow(windows);
    expect(second).toEqual({ key: 1, days: [2, 3, 4, 5, 6], from: '12:00', to: '23:00' });
    expect(nextWindow([...windows, second]).days).toHaveLength(7);
  });

  it('need a date, once, that is not over, and whole times', () => {
    const [eve, fast] = openingDraftOf(opening).exceptions;
    if (!eve || !fast) throw new Error('two exceptions');
    const problem = (part: object) => exceptionProblem({ ...eve, ...part }, [eve, fast], '2026-11-18');
    expect(problem({})).toBeNull();
    expect(problem({ day: '' })).toBe('day');
    expect(problem({ day: '2026-11-17' })).toBe('past');
    expect(problem({ day: '2026-11-18' })).toBeNull();
    expect(problem({ day: fast.day })).toBe('repeated');
    expect(problem({ windows: [{ key: 0, from: '10:00', to: '' }] })).toBe('time');
  });
});

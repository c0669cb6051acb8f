import { describe, expect, it } from 'vitest';
import { draftOf, endOf, hoursFrom, newWindow, problemOf, toggleDay } from './hours-draft.ts';

const window = { key: 0, days: [0, 1], from: '08:00', to: '11:30' };

describe('the hours of a section as they are typed', () => {
  it('come out as they went in', () => {
    const hours = [
      { days: [0, 6], from: '08:00', to: '11:30' },
      { days: [5], from: '22:00', to: '02:00' },
    ];
    expect(hoursFrom(draftOf(hours))).toEqual(hours);
  });

  it('keep apart what is added, also after something was removed', () => {
    const [first, second] = draftOf([window, window]);
    expect(newWindow([]).key).toBe(0);
    expect(newWindow(second ? [second] : []).key).not.toBe(second?.key);
    expect(newWindow(first ? [first] : []).key).toBe(1);
  });

  it('have their days in the order of the week', () => {
    expect(toggleDay([1, 5], 3)).toEqual([1, 3, 5]);
    expect(toggleDay([1, 3, 5], 3)).toEqual([1, 5]);
  });

  it('need a day and both times', () => {
    expect(problemOf(window)).toBeNull();
    expect(problemOf({ ...window, days: [] })).toBe('days');
    expect(problemOf({ ...window, to: '' })).toBe('time');
  });

  it('say when they end on another day', () => {
    expect(endOf(window)).toBeNull();
    expect(endOf({ ...window, to: '02:00' })).toBe('next-day');
    expect(endOf({ ...window, to: '08:00' })).toBe('whole-day');
    expect(endOf({ ...window, to: '' })).toBeNull();
  });
});

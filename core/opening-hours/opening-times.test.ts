import { describe, expect, it } from 'vitest';
import type { OpeningHours } from './opening-shape.ts';
import {
  openingAt,
  openingDaysAt,
  openingValidUntil,
  replaceExceptions,
  upcomingExceptions,
} from './opening-times.ts';
import { isSameOpening } from './same-opening.ts';

const zone = 'Asia/Jerusalem';
const everyDay = [0, 1, 2, 3, 4, 5, 6];
const at = (text: string) => new Date(`${text}+02:00`);
const evenings: OpeningHours = {
  hours: [{ days: [0, 1, 2, 3, 4], from: '18:00', to: '01:00' }],
  exceptions: [],
};
const closed = (day: string, name = '') => ({ day, windows: [], name });

describe('the hours of a restaurant', () => {
  it('say nothing until they are set, whatever days are noted', () => {
    expect(openingAt({ hours: [], exceptions: [] }, zone, at('2026-11-16T10:00'))).toBeNull();
    const holiday = { hours: [], exceptions: [closed('2026-11-16')] };
    expect(openingAt(holiday, zone, at('2026-11-16T10:00'))).toBeNull();
    expect(openingValidUntil(null, zone, at('2026-11-16T10:00'))).toBeNull();
  });

  it('say when it opens next, or closes', () => {
    const on = (text: string) => openingAt(evenings, zone, at(text));
    expect(on('2026-11-16T10:00')).toEqual({
      isOpen: false,
      changesAt: '2026-11-16T16:00:00.000Z',
      at: '18:00',
      weekday: 1,
      inDays: 0,
    });
    const night = { isOpen: true, changesAt: '2026-11-16T23:00:00.000Z', at: '01:00', weekday: 2, inDays: 0 };
    expect([on('2026-11-16T23:30'), on('2026-11-17T00:30')]).toEqual([night, night]);
    expect(on('2026-11-20T10:00')).toMatchObject({ isOpen: false, weekday: 0, inDays: 2 });
  });

  it('end with the evening before on a day that is closed out of turn', () => {
    const fast = { ...evenings, exceptions: [closed('2026-11-17', 'Yom Kippur')] };
    expect(openingAt(fast, zone, at('2026-11-17T00:30'))).toMatchObject({ isOpen: true, at: '01:00' });
    expect(openingAt(fast, zone, at('2026-11-17T00:30'))).not.toHaveProperty('closedToday');
    const day = openingAt(fast, zone, at('2026-11-17T10:00'));
    expect(day).toMatchObject({ isOpen: false, closedToday: 'Yom Kippur', weekday: 3, inDays: 1 });
    expect(openingValidUntil(day, zone, at('2026-11-17T10:00'))).toBe('2026-11-17T22:00:00.000Z');
    expect(openingAt(fast, zone, at('2026-11-18T00:30'))).toMatchObject({ isOpen: false, inDays: 0 });
  });

  it('are found after weeks of holidays', () => {
    const days = Array.from({ length: 45 }, (_, index) =>
      closed(new Date(Date.UTC(2026, 10, 16 + index)).toISOString().slice(0, 10)),
    );
    const away = { ...evenings, exceptions: days };
    expect(openingAt(away, zone, at('2026-11-16T10:00'))).toMatchObject({
      isOpen: false,
      inDays: 45,
      changesAt: '2026-12-31T16:00:00.000Z',
    });
  });

  it('never change around the clock, and are looked at again each midnight for what comes nearer', () => {
    const always = { hours: [{ days: everyDay, from: '00:00', to: '00:00' }], exceptions: [] };
    const said = openingAt(always, zone, at('2026-11-16T10:00'));
    expect(said).toMatchObject({ isOpen: true, changesAt: null });
    expect(openingValidUntil(said, zone, at('2026-11-16T10:00'))).toBe('2026-11-16T22:00:00.000Z');
    const fast = { ...always, exceptions: [closed('2026-11-18')] };
    expect(openingAt(fast, zone, at('2026-11-16T10:00'))?.changesAt).toBe('2026-11-17T22:00:00.000Z');
  });

  it('are shown day by day, and what is unusual later', () => {
    const { days, later } = openingDaysAt(
      {
        hours: [...evenings.hours, { days: [1], from: '12:00', to: '15:00' }],
        exceptions: [closed('2026-11-18', 'Fast'), closed('2026-11-30', 'Feast')],
      },
      zone,
      // Another day in Israel than in UTC.
      at('2026-11-16T00:30'),
    );
    expect(days.map(({ day }) => day)).toEqual([16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`));
    expect(days[0]).toEqual({
      day: '2026-11-16',
      weekday: 1,
      windows: [
        { from: '12:00', to: '15:00' },
        { from: '18:00', to: '01:00' },
      ],
    });
    expect(days[2]).toEqual({ day: '2026-11-18', weekday: 3, windows: [], name: 'Fast' });
    expect(later).toEqual([{ day: '2026-11-30', weekday: 1, windows: [], name: 'Feast' }]);
  });

  it('drop exceptions of days that are over, but not while yesterday’s may still be on', () => {
    const exceptions = ['2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17'].map((day) => closed(day));
    const now = at('2026-11-16T00:30');
    const daysOf = (list: { day: string }[]) => list.map(({ day }) => day);
    expect(daysOf(upcomingExceptions(exceptions, zone, now))).toEqual(['2026-11-16', '2026-11-17']);
    expect(daysOf(replaceExceptions(exceptions, [closed('2026-11-20')], zone, now))).toEqual([
      '2026-11-15',
      '2026-11-20',
    ]);
  });

  it('are the same or not, name by name', () => {
    const one = { ...evenings, exceptions: [closed('2026-11-18', 'Fast')] };
    expect(isSameOpening(one, structuredClone(one))).toBe(true);
    expect(isSameOpening(one, { ...one, exceptions: [closed('2026-11-18', 'Feast')] })).toBe(false);
    expect(isSameOpening(one, evenings)).toBe(false);
    expect(isSameOpening(one, { ...one, hours: [] })).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import type { SectionHours } from './section-hours.ts';
import { isServedAt, nextChange, servingAt, servingValidUntil } from './serving-times.ts';
import { isTimeZone } from './time-zones.ts';

const jerusalem = 'Asia/Jerusalem';
const everyDay = [0, 1, 2, 3, 4, 5, 6];
const breakfast: SectionHours = [{ days: [0, 1, 2, 3, 4], from: '08:00', to: '11:30' }];
const daily = (from: string, to: string): SectionHours => [{ days: everyDay, from, to }];
const at = (text: string): Date => new Date(text);
/** The next `count` changes, as ISO strings without seconds. */
const changes = (hours: SectionHours, from: string, count: number, zone = jerusalem): string[] => {
  const found: string[] = [];
  for (let now: Date | null = at(from); now && found.length < count; ) {
    now = nextChange(hours, zone, now);
    if (now) found.push(now.toISOString().slice(0, 16));
  }
  return found;
};

describe('the hours of a section', () => {
  it('are all hours when there are none', () => {
    expect(isServedAt([], jerusalem, at('2026-11-16T03:00Z'))).toBe(true);
    expect(nextChange([], jerusalem, at('2026-11-16T03:00Z'))).toBeNull();
    expect(servingAt([], jerusalem, at('2026-11-16T03:00Z'))).toBeNull();
  });

  it('begin with their first millisecond and end before their last minute', () => {
    const served = (time: string) => isServedAt(breakfast, jerusalem, at(`2026-11-16T${time}+02:00`));
    expect(['07:59:59.999', '08:00:00.000', '11:29:59.999', '11:30:00.000'].map(served)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('run past midnight on the day that they began on', () => {
    const friday: SectionHours = [{ days: [5], from: '22:00', to: '02:00' }];
    const served = (time: string) => isServedAt(friday, jerusalem, at(`${time}+02:00`));
    expect(served('2026-11-20T23:00')).toBe(true);
    expect(served('2026-11-21T01:59')).toBe(true);
    expect(served('2026-11-20T01:00')).toBe(false);
    expect(changes(friday, '2026-11-16T10:00Z', 2)).toEqual(['2026-11-20T20:00', '2026-11-21T00:00']);
  });

  it('are a whole day when they end as they begin', () => {
    const saturday: SectionHours = [{ days: [6], from: '06:00', to: '06:00' }];
    expect(changes(saturday, '2026-11-16T10:00Z', 2)).toEqual(['2026-11-21T04:00', '2026-11-22T04:00']);
    expect(nextChange(daily('06:00', '06:00'), jerusalem, at('2026-11-16T10:00Z'))).toBeNull();
  });

  it('are one when they touch or overlap', () => {
    const hours: SectionHours = [
      { days: [1], from: '12:00', to: '16:00' },
      { days: [1], from: '08:00', to: '12:00' },
      { days: [1], from: '15:00', to: '18:00' },
    ];
    expect(servingAt(hours, jerusalem, at('2026-11-16T07:00Z'))).toMatchObject({
      isServed: true,
      from: '08:00',
      to: '18:00',
    });
  });
});

describe('when clocks are changed in Israel', () => {
  it('in spring, a beginning that is skipped is when they jump, and hours within the gap are none', () => {
    expect(changes(daily('02:30', '05:00'), '2026-03-26T12:00Z', 2)).toEqual([
      '2026-03-27T00:00',
      '2026-03-27T02:00',
    ]);
    // On the day after, as always: the day of the change has none.
    expect(changes(daily('02:15', '02:45'), '2026-03-26T12:00Z', 1)).toEqual(['2026-03-27T23:15']);
  });

  it('in autumn, what comes twice counts the first time', () => {
    expect(changes(daily('22:00', '01:30'), '2026-10-24T12:00Z', 3)).toEqual([
      '2026-10-24T19:00',
      '2026-10-24T22:30',
      '2026-10-25T20:00',
    ]);
    expect(changes(daily('01:30', '03:00'), '2026-10-24T12:00Z', 2)).toEqual([
      '2026-10-24T22:30',
      '2026-10-25T01:00',
    ]);
  });

  it('a break that is skipped is missing once', () => {
    const allButAnHour: SectionHours = [
      { days: [5], from: '03:00', to: '00:00' },
      { days: [0, 1, 2, 3, 4, 6], from: '00:00', to: '00:00' },
      { days: [5], from: '00:00', to: '02:00' },
    ];
    expect(changes(allButAnHour, '2026-03-21T12:00Z', 1)).toEqual(['2026-04-02T23:00']);
  });
});

describe('what guests are told', () => {
  const servingOf = (time: string, hours = breakfast) => servingAt(hours, jerusalem, at(`${time}+02:00`));

  it('is the window that is on, or the next and its day', () => {
    const monday = { from: '08:00', to: '11:30', weekday: 1 };
    expect(servingOf('2026-11-16T09:00')).toEqual({
      ...monday,
      isServed: true,
      changesAt: '2026-11-16T09:30:00.000Z',
      inDays: 0,
    });
    expect(servingOf('2026-11-16T07:00')).toMatchObject({ ...monday, isServed: false, inDays: 0 });
    expect(servingOf('2026-11-15T23:59')).toMatchObject({ ...monday, isServed: false, inDays: 1 });
    expect(servingOf('2026-11-19T12:00')).toMatchObject({ isServed: false, inDays: 3, weekday: 0 });
  });

  it('is true until the next change of any section, or until midnight while another day is named', () => {
    const until = (time: string, ...sections: SectionHours[]) => {
      const instant = at(`${time}+02:00`);
      const servings = sections.map((hours) => servingAt(hours, jerusalem, instant));
      return servingValidUntil(servings, jerusalem, instant)?.toISOString().slice(0, 16) ?? null;
    };
    expect(until('2026-11-16T09:00', [], breakfast)).toBe('2026-11-16T09:30');
    expect(until('2026-11-16T07:00', breakfast)).toBe('2026-11-16T06:00');
    expect(until('2026-11-16T12:00', breakfast)).toBe('2026-11-16T22:00');
    expect(until('2026-11-16T12:00', breakfast, daily('10:00', '16:00'))).toBe('2026-11-16T14:00');
    expect(until('2026-11-16T12:00', [], daily('00:00', '00:00'))).toBeNull();
  });
});

describe('a time zone', () => {
  it('is one that Intl knows by name', () => {
    expect(['Asia/Jerusalem', 'Asia/Kolkata', 'UTC', 'Australia/Lord_Howe'].map(isTimeZone)).not.toContain(
      false,
    );
    expect(
      ['', '+02:00', 'Asia/Atlantis', 'jerusalem', 'Asia/Jerusalem ', '../etc'].map(isTimeZone),
    ).not.toContain(true);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../values/testing/runs.ts';
import type { SectionHours, ServingWindow } from './section-hours.ts';
import { isServedAt, nextChange } from './serving-times.ts';

/*
 * The rule against a scan of every minute around the days on which clocks are changed. The scan knows a zone only by
 * what its clocks show, written as a text, and compares texts.
 */
const scanDays = 11;
const dayMs = 86_400_000;

const scans = {
  'Asia/Jerusalem': ['2026-03-27', '2026-10-25'],
  'Europe/Berlin': ['2026-03-29', '2026-10-25'],
  'America/New_York': ['2026-03-08', '2026-11-01'],
  'Australia/Lord_Howe': ['2026-04-05', '2026-10-04'],
  'Asia/Kolkata': ['2026-02-28'],
};

const plusDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + days * dayMs).toISOString().slice(0, 10);

const scanZone = (zone: string, middle: string) => {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const begin = Date.parse(`${plusDays(middle, -3)}T00:00Z`);
  const minutesShown = Array.from({ length: scanDays * 1440 }, (_, minute) =>
    clock.format(begin + minute * 60_000),
  );
  const dates = [...new Set(minutesShown.map((text) => text.slice(0, 10)))];
  const firstMinute = new Map<string, number>();
  const reach = (text: string): number => {
    const known = firstMinute.get(text) ?? minutesShown.findIndex((each) => each >= text);
    firstMinute.set(text, known);
    return known < 0 ? minutesShown.length : known;
  };
  const served = (hours: SectionHours): boolean[] => {
    const minutes: boolean[] = Array(minutesShown.length).fill(false);
    // The windows of the day before the first one are not in the scan; nobody asks about its first two days.
    for (const date of dates) {
      const weekday = new Date(`${date}T00:00Z`).getUTCDay();
      for (const { from, to } of hours.filter(({ days }) => days.includes(weekday))) {
        const end = reach(`${to > from ? date : plusDays(date, 1)} ${to}`);
        minutes.fill(true, reach(`${date} ${from}`), end);
      }
    }
    return minutes;
  };
  return { zone, at: (minute: number) => new Date(begin + minute * 60_000), served };
};

const two = (count: number): string => String(count).padStart(2, '0');
/** Mostly in the small hours, where clocks are changed, and mostly on the round minutes. */
const time = fc
  .tuple(
    fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 0, max: 4 }) }, fc.integer({ min: 0, max: 23 })),
    fc.oneof({ weight: 3, arbitrary: fc.constantFrom(0, 15, 30, 45) }, fc.integer({ min: 0, max: 59 })),
  )
  .map(([hour, minute]) => `${two(hour)}:${two(minute)}`);
const window: fc.Arbitrary<ServingWindow> = fc.record({
  days: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
  from: time,
  to: time,
});
const anyHours = fc.array(window, { minLength: 1, maxLength: 3 });
const anyMinute = fc.integer({ min: 2 * 1440, max: 6 * 1440 });

describe.each(Object.entries(scans).flatMap(([zone, dates]) => dates.map((date) => [zone, date] as const)))(
  'hours in %s around %s',
  (zone, date) => {
    const scan = scanZone(zone, date);

    it('are the minutes that its clocks show', () => {
      fc.assert(
        fc.property(anyHours, fc.array(anyMinute, { minLength: 8, maxLength: 8 }), (hours, minutes) => {
          const served = scan.served(hours);
          for (const minute of minutes) {
            const isServed = served[minute];
            expect(isServedAt(hours, zone, scan.at(minute))).toBe(isServed);
            const change = served.findIndex((each, index) => index > minute && each !== isServed);
            const next = nextChange(hours, zone, scan.at(minute));
            if (change > 0 && change < 9 * 1440) expect(next).toEqual(scan.at(change));
            else if (next) expect(next.getTime()).toBeGreaterThanOrEqual(scan.at(9 * 1440).getTime());
          }
        }),
        { numRuns: runs(100) },
      );
    });
  },
);

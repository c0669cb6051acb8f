import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../values/testing/runs.ts';
import type { OpeningHours } from './opening-shape.ts';
import { openingAt, openingValidUntil } from './opening-times.ts';

/*
 * The rule against a scan of every minute around the days on which clocks are changed, exceptions among them. The scan
 * knows a zone only by what its clocks show, written as a text, and compares texts.
 */
const scanDays = 13;
const dayMs = 86_400_000;
const scans = [
  ['Asia/Jerusalem', '2026-03-27'],
  ['Asia/Jerusalem', '2026-10-25'],
  ['America/New_York', '2026-03-08'],
  ['Australia/Lord_Howe', '2026-10-04'],
] as const;

const plusDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + days * dayMs).toISOString().slice(0, 10);

const scanZone = (zone: string, middle: string) => {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  const begin = Date.parse(`${plusDays(middle, -3)}T00:00Z`);
  const shown = Array.from({ length: scanDays * 1440 }, (_, minute) => clock.format(begin + minute * 60_000));
  const dates = [...new Set(shown.map((text) => text.slice(0, 10)))];
  const reach = (text: string): number => {
    const found = shown.findIndex((each) => each >= text);
    return found < 0 ? shown.length : found;
  };
  const open = ({ hours, exceptions }: OpeningHours): boolean[] => {
    const minutes: boolean[] = Array(shown.length).fill(false);
    for (const date of dates) {
      const weekday = new Date(`${date}T00:00Z`).getUTCDay();
      const usual = hours.filter(({ days }) => days.includes(weekday));
      for (const { from, to } of exceptions.find(({ day }) => day === date)?.windows ?? usual) {
        minutes.fill(true, reach(`${date} ${from}`), reach(`${to > from ? date : plusDays(date, 1)} ${to}`));
      }
    }
    return minutes;
  };
  return { at: (minute: number) => new Date(begin + minute * 60_000), shown, dates, open };
};

const two = (count: number): string => String(count).padStart(2, '0');
const time = fc
  .tuple(
    fc.oneof({ weight: 2, arbitrary: fc.integer({ min: 0, max: 4 }) }, fc.integer({ min: 0, max: 23 })),
    fc.constantFrom(0, 15, 30, 45),
  )
  .map(([hour, minute]) => `${two(hour)}:${two(minute)}`);
const times = fc.record({ from: time, to: time });
const hours = fc.array(
  fc
    .tuple(fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }), times)
    .map(([days, window]) => ({ days, ...window })),
  { minLength: 1, maxLength: 3 },
);
const anyMinute = fc.integer({ min: 2 * 1440, max: 6 * 1440 });

describe.each(scans)('opening hours in %s around %s', (zone, middle) => {
  const scan = scanZone(zone, middle);
  const exceptions = fc
    .subarray(scan.dates, { maxLength: 4 })
    .chain((days) =>
      fc.tuple(
        ...days.map((day) =>
          fc.array(times, { maxLength: 2 }).map((windows) => ({ day, windows, name: 'Holiday' })),
        ),
      ),
    );

  it('are the minutes that its clocks show, and exceptions hold for what begins on their day', () => {
    fc.assert(
      fc.property(
        fc.record({ hours, exceptions }),
        fc.array(anyMinute, { minLength: 4, maxLength: 4 }),
        (opening, minutes) => {
          const open = scan.open(opening);
          for (const minute of minutes) {
            const isOpen = open[minute];
            const said = openingAt(opening, zone, scan.at(minute));
            const change = open.findIndex((each, index) => index > minute && each !== isOpen);
            // What changes beyond the scan is beyond this test.
            if (change < 0 || change > (scanDays - 2) * 1440) continue;
            expect(said).toMatchObject({ isOpen, changesAt: scan.at(change).toISOString() });
            const today = scan.shown[minute]?.slice(0, 10);
            const isHoliday = opening.exceptions.some((each) => each.day === today && !each.windows.length);
            expect(said?.closedToday).toBe(!isOpen && isHoliday ? 'Holiday' : undefined);
            expect(said?.at).toBe(scan.shown[change]?.slice(11));
            const until = openingValidUntil(said, zone, scan.at(minute)) ?? '';
            expect(until > scan.at(minute).toISOString()).toBe(true);
          }
        },
      ),
      { numRuns: runs(200) },
    );
  });

  it('say the same until the moment that they name', () => {
    fc.assert(
      fc.property(fc.record({ hours, exceptions }), anyMinute, (opening, minute) => {
        const said = openingAt(opening, zone, scan.at(minute));
        const until = openingValidUntil(said, zone, scan.at(minute));
        if (!until) return;
        const last = new Date(Date.parse(until) - 1);
        expect(openingAt(opening, zone, last)).toEqual(said);
      }),
      { numRuns: runs(200) },
    );
  });
});

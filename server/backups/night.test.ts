import { expect, it } from 'vitest';
import { defaultTimeZone } from '#core/hours/time-zones.ts';
import { dayMs, hourMs, localTime, minuteMs } from '#core/hours/zone-clock.ts';
import { isProofDue, type Outcome } from './backup-proof.ts';
import { isBackupDue, isOfThisNight, isQuietHour } from './night.ts';

const at = (text: string) => new Date(`${text}Z`);
const now = at('2026-11-18T02:30:00');

it('a night begins at four, on the clocks of restaurants', () => {
  expect(isQuietHour(at('2026-11-18T02:00:00'))).toBe(true);
  expect(isQuietHour(at('2026-07-18T01:59:00'))).toBe(true);
  expect(isQuietHour(at('2026-11-18T03:00:00'))).toBe(false);
  expect(isOfThisNight(at('2026-11-18T02:00:00'), now)).toBe(true);
  expect(isOfThisNight(at('2026-11-18T01:59:59'), now)).toBe(false);
  expect(isOfThisNight(at('2026-11-18T02:31:00'), now)).toBe(false);
});

const restorable: Outcome = { state: 'restorable', orders: 3 };
const failed: Outcome = { state: 'failed', why: 'orders differs' };
it.each<[string, string, string, Outcome, boolean]>([
  ['of the night before', '2026-11-17T02:12:00', 'newest', restorable, true],
  ['of this night', '2026-11-18T02:12:00', 'newest', restorable, false],
  ['of another file', '2026-11-18T02:12:00', 'other', restorable, true],
  ['that failed', '2026-11-18T02:12:00', 'newest', failed, true],
  ['of one that never became the newest', '2026-11-18T02:12:00', 'other', failed, false],
])('after a proof %s the newest is read back: %4$s', (_, proved, file, outcome, due) => {
  expect(isProofDue({ file, at: at(proved), outcome }, '/backups/newest', now)).toBe(due);
});

type Life = {
  from: string;
  days: number;
  /** Whether the service runs, and whether a backup can be made, at this moment. */
  runs?: (at: Date) => boolean;
  works?: (at: Date) => boolean;
  /** By how much this machine's clock is wrong. */
  wrongBy?: (at: Date) => number;
  /** A process that starts asks a minute later, and then each half hour; none that starts knows what failed before. */
  startsAgain?: (at: Date) => boolean;
};

/** When backups were begun over so many days, on restaurants' clocks. */
const live = ({
  from,
  days,
  runs = () => true,
  works = () => true,
  wrongBy = () => 0,
  startsAgain = () => false,
}: Life) => {
  const begin = at(from).getTime();
  const made: Date[] = [];
  const tried: string[] = [];
  let failedAt: Date | null = null;
  let asksAt = begin + minuteMs;
  let ran = true;
  for (let ms = begin; ms < begin + days * dayMs; ms += minuteMs) {
    const moment = new Date(ms);
    const isStart = startsAgain(moment) || (runs(moment) && !ran);
    ran = runs(moment);
    if (isStart) {
      failedAt = null;
      asksAt = ms + minuteMs;
    }
    if (!ran || ms < asksAt) continue;
    asksAt = ms + 30 * minuteMs;
    const shown = new Date(ms + wrongBy(moment));
    if (!isBackupDue({ madeAt: made, failedAt }, shown)) continue;
    tried.push(new Date(localTime(defaultTimeZone, shown.getTime())).toISOString().slice(0, 16));
    if (works(moment)) made.push(shown);
    else failedAt = shown;
  }
  return { made: made.length, tried, hours: new Set(tried.map((time) => time.slice(11, 13))) };
};
const hoursOf = (moment: Date) => moment.getUTCHours() + moment.getUTCMinutes() / 60;

it('makes one each night of thirty days, and none by day, from a first start at any hour on', () => {
  for (let hour = 0; hour < 24; hour += 3) {
    const { made, tried, hours } = live({
      from: `2026-11-01T${String(hour).padStart(2, '0')}:17:00`,
      days: 30,
    });
    expect([hour, made, tried.length, ...hours]).toEqual([hour, 30, 30, '04']);
  }
});

it('makes one each night over both changes of the clocks', () => {
  for (const from of ['2026-03-12T10:00:00', '2026-10-12T10:00:00'])
    expect(live({ from, days: 30 })).toMatchObject({ made: 30, hours: new Set(['04']) });
});

it('makes one each night however often the process starts again', () => {
  const startsAgain = (moment: Date) => moment.getTime() % (7 * minuteMs) === 0;
  expect(live({ from: '2026-11-01T10:00:00', days: 30, startsAgain })).toMatchObject({
    made: 30,
    hours: new Set(['04']),
  });
});

it('makes none by day for a night in which the service stood still', () => {
  // From two until noon of every third day.
  const runs = (moment: Date) => moment.getUTCDate() % 3 !== 0 || hoursOf(moment) < 0 || hoursOf(moment) > 10;
  const { made, hours } = live({ from: '2026-11-01T10:00:00', days: 30, runs });
  expect([made, ...hours]).toEqual([20, '04']);
});

it('tries a failed one again within the hour, and not by day', () => {
  const fixedAt = (hours: number) => (moment: Date) => hoursOf(moment) >= hours;
  // Mended at twenty to five, at twenty past five, and only by day.
  for (const [hours, made, tries] of [
    [2.67, 1, 3],
    [3.3, 1, 4],
    [12, 0, 4],
  ] as const) {
    const life = live({ from: '2026-11-01T10:00:00', days: 1, works: fixedAt(hours) });
    expect([hours, life.made, life.tried.length <= tries, life.hours.has('06')]).toEqual([
      hours,
      made,
      true,
      false,
    ]);
  }
  const never = live({ from: '2026-11-01T10:00:00', days: 30, works: () => false });
  expect(never.hours).toEqual(new Set(['04', '05']));
  expect(never.tried.length).toBe(30 * 4);
});

it('is not confused by a machine’s clock that jumps', () => {
  const wrongBy = (moment: Date) => {
    const day = moment.getUTCDate();
    if (day === 5) return 40 * dayMs;
    return day > 10 && day < 14 ? -3 * hourMs : 0;
  };
  const { made, hours } = live({ from: '2026-11-01T10:00:00', days: 30, wrongBy });
  expect(hours).toEqual(new Set(['04']));
  expect(made).toBeGreaterThanOrEqual(29);
  expect(made).toBeLessThanOrEqual(31);
});

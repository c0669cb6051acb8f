import { defaultTimeZone } from '#core/hours/time-zones.ts';
import { dayMs, hourMs, localTime } from '#core/hours/zone-clock.ts';

/** Restaurants sleep from four on. */
const quietHour = 4;

/** In the hour after it, what failed is tried again. */
const lastHour = quietHour + 1;

/** As restaurants' clocks show it, counted as if they never changed. */
const onClocks = (at: Date): number => localTime(defaultTimeZone, at.getTime());

const hourOf = (now: Date): number => new Date(onClocks(now)).getUTCHours();

export const isQuietHour = (now: Date): boolean => hourOf(now) === quietHour;

/** Since four o'clock of today; what a clock that was set back calls the future is of no night. */
export const isOfThisNight = (at: Date, now: Date): boolean => {
  const night = Math.floor(onClocks(now) / dayMs) * dayMs + quietHour * hourMs;
  return night <= onClocks(at) && at <= now;
};

type Nights = {
  /** When the nightly ones were made that there are. */
  madeAt: readonly Date[];
  /** When one failed last. */
  failedAt: Date | null;
};

/** In the quiet hour, when there is none of this night yet; by day never, however old the last one is. */
export const isBackupDue = ({ madeAt, failedAt }: Nights, now: Date): boolean => {
  const isTriedAgain = failedAt !== null && isOfThisNight(failedAt, now);
  if (!isQuietHour(now) && !(isTriedAgain && hourOf(now) === lastHour)) return false;
  return !madeAt.some((at) => isOfThisNight(at, now));
};

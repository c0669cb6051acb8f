import { defaultTimeZone } from '#core/hours/time-zones.ts';
import { dayMs, hourMs, localTime } from '#core/hours/zone-clock.ts';

/** Restaurants sleep from four on. */
const quietHour = 4;

/** As restaurants' clocks show it, counted as if they never changed. */
const onClocks = (at: Date): number => localTime(defaultTimeZone, at.getTime());

export const isQuietHour = (now: Date): boolean => new Date(onClocks(now)).getUTCHours() === quietHour;

/** Since four o'clock of today; what a clock that was set back calls the future is of no night. */
export const isOfThisNight = (at: Date, now: Date): boolean => {
  const night = Math.floor(onClocks(now) / dayMs) * dayMs + quietHour * hourMs;
  return night <= onClocks(at) && at <= now;
};

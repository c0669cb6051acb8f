import { localTime, minuteMs } from './zone-clock.ts';

/** Clocks are changed on a quarter of an hour, if at all: until the next one they are as far from UTC as they were. */
const quarterMs = 15 * minuteMs;
const lately = new Map<string, { quarter: number; offset: number }>();

const offsetAt = (zone: string, instant: number): number => {
  const quarter = Math.floor(instant / quarterMs);
  const known = lately.get(zone);
  if (known?.quarter === quarter) return known.offset;
  const offset = localTime(zone, instant) - instant;
  lately.set(zone, { quarter, offset });
  return offset;
};

/** What the clocks of a zone show, to the second: `2026-11-16T19:05:30`. For many moments that lie close together. */
export const localMoment = (zone: string, moment: Date): string => {
  const instant = moment.getTime();
  return new Date(instant + offsetAt(zone, instant)).toISOString().slice(0, 19);
};

import { localTime } from './zone-clock.ts';

/** The date on the calendars of a zone, `2026-11-16`. */
export const localDay = (zone: string, moment: Date): string =>
  new Date(localTime(zone, moment.getTime())).toISOString().slice(0, 10);

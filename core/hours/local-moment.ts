import { localTime } from './zone-clock.ts';

/** What the clocks of a zone show, to the second: `2026-11-16T19:05:30`. */
export const localMoment = (zone: string, moment: Date): string =>
  new Date(localTime(zone, moment.getTime())).toISOString().slice(0, 19);

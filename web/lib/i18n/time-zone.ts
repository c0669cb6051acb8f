import { createContext, use } from 'react';
import { defaultTimeZone, isTimeZone } from '#core/hours/time-zones.ts';

/** The restaurant's: its people read every time by its clock, also on a tablet that is set to another. */
export const TimeZoneContext = createContext<string>(defaultTimeZone);

export const useTimeZone = (): string => use(TimeZoneContext);

/** A browser that is older than the zone's name goes by its own clock. */
export const knownTimeZone = (name: string): string =>
  isTimeZone(name) ? name : new Intl.DateTimeFormat().resolvedOptions().timeZone;

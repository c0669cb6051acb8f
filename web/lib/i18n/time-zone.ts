import { createContext, use } from 'react';
import { defaultTimeZone, isTimeZone } from '#core/hours/time-zones.ts';

/** The restaurant's time zone: staff read every time in it, even on a tablet that is set to another. */
export const TimeZoneContext = createContext<string>(defaultTimeZone);

export const useTimeZone = (): string => use(TimeZoneContext);

/** A browser that does not know the zone falls back to its own. */
export const knownTimeZone = (name: string): string =>
  isTimeZone(name) ? name : new Intl.DateTimeFormat().resolvedOptions().timeZone;

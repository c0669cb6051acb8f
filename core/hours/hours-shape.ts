import { z } from 'zod';
import { limits } from '../values/limits.ts';
import { isTimeZone } from './time-zones.ts';

export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** As accepted: each day once, from Sunday on, whatever the order of the taps. */
export const windowIn = z.object({
  days: z
    .array(z.int().min(0).max(6))
    .min(1)
    .max(7)
    .overwrite((days) => [...new Set(days)].sort()),
  from: timeOfDay,
  to: timeOfDay,
});
export const sectionHoursIn = z.array(windowIn).max(limits.windowsPerSection);

export const sectionHoursOut = z.array(
  z.object({ days: z.array(z.number()), from: z.string(), to: z.string() }),
);

export const timeZoneIn = z.string().max(limits.timeZone).refine(isTimeZone);

/** What a guest sees of a section's hours. Times of day are local to the restaurant. */
export const servingOut = z.object({
  isServed: z.boolean(),
  /** When it stops being served, or is served next. */
  changesAt: z.string(),
  /** Of the time in which it is served now, or will be next. */
  from: z.string(),
  to: z.string(),
  /** The day on which that begins: its weekday, and how many days from today. */
  weekday: z.number(),
  inDays: z.number(),
});
export type Serving = z.output<typeof servingOut>;

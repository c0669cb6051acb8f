import { z } from 'zod';
import { sectionHoursOut, timeOfDay, windowIn } from '../hours/hours-shape.ts';
import { limits } from '../values/limits.ts';
import { day, optionalLine } from '../values/wire.ts';

const dayWindow = z.object({ from: timeOfDay, to: timeOfDay });
const dayWindowOut = z.object({ from: z.string(), to: z.string() });

const exceptionIn = z.object({
  day,
  windows: z.array(dayWindow).max(limits.windowsPerDay),
  name: optionalLine(limits.name).default(''),
});

/** As accepted: exceptions in the order of their days, one for each. */
export const openingHoursIn = z.object({
  hours: z.array(windowIn).max(limits.openingWindows),
  exceptions: z
    .array(exceptionIn)
    .max(limits.openingExceptions)
    .refine((exceptions) => new Set(exceptions.map((each) => each.day)).size === exceptions.length)
    .overwrite((exceptions) => exceptions.toSorted((one, other) => (one.day < other.day ? -1 : 1))),
});

export const openingHoursOut = z.object({
  /** Empty: the restaurant did not say. */
  hours: sectionHoursOut,
  /** Of days that are not over, in their order. */
  exceptions: z.array(z.object({ day: z.string(), windows: z.array(dayWindowOut), name: z.string() })),
});
export type OpeningHours = z.output<typeof openingHoursOut>;

/** What a guest reads of it at a moment, in the restaurant's time zone. It informs: only a shift opens ordering. */
export const openingOut = z.object({
  /** By its hours. */
  isOpen: z.boolean(),
  /** When it closes, or opens next; null: it never closes. */
  changesAt: z.string().nullable(),
  /** The same by the clocks of the restaurant: the time, the weekday, and how many days from today. */
  at: z.string(),
  weekday: z.number(),
  /** A night that it is open through is no other day. */
  inDays: z.number(),
  /** Today is closed out of turn; the name of the day, which may be empty. */
  closedToday: z.string().optional(),
});
export type Opening = z.output<typeof openingOut>;

/** A day of the calendar and when it is open; what runs past midnight belongs to the day on which it begins. */
const openingDay = z.object({
  day: z.string(),
  weekday: z.number(),
  windows: z.array(dayWindowOut),
  /** Of a day with other hours than usual. */
  name: z.string().optional(),
});
export type OpeningDay = z.output<typeof openingDay>;

export const openingDaysOut = z.object({
  /** Seven days, from today on. */
  days: z.array(openingDay),
  /** Days with other hours after those. */
  later: z.array(openingDay),
});
export type OpeningDays = z.output<typeof openingDaysOut>;

import { minuteMs } from '../hours/zone-clock.ts';
import { limits } from '../values/limits.ts';

/** A promise is given in steps: nobody cooks to the minute. */
export const promiseStep = limits.promiseMinutesStep;

export const stepUp = (minutes: number): number => Math.ceil(minutes / promiseStep) * promiseStep;
export const stepDown = (minutes: number): number => Math.floor(minutes / promiseStep) * promiseStep;

export const within = (minutes: number, most: number = limits.promiseMinutesMax): number =>
  Math.min(most, Math.max(limits.promiseMinutesMin, minutes));

/** So many minutes from now, at a whole minute: guests are told a time of day. */
export const promisedTime = (minutes: number, now: Date): Date =>
  new Date(Math.ceil(now.getTime() / minuteMs + minutes) * minuteMs);

/** Less than half a step apart is the same promise: the same press, whose answer was lost and which is sent again. */
export const isSamePromise = (one: Date, other: Date): boolean =>
  Math.abs(one.getTime() - other.getTime()) < (promiseStep / 2) * minuteMs;

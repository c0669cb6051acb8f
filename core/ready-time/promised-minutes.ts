import { minuteMs } from '../hours/zone-clock.ts';
import { limits } from '../values/limits.ts';

/** Ready times are set in steps: nobody cooks to the minute. */
export const readyTimeStep = limits.readyMinutesStep;

/** Proposed while nothing tells how long the kitchen takes. */
export const usualMinutes = 15;

export const stepUp = (minutes: number): number => Math.ceil(minutes / readyTimeStep) * readyTimeStep;
export const stepDown = (minutes: number): number => Math.floor(minutes / readyTimeStep) * readyTimeStep;

export const within = (minutes: number, most: number = limits.readyMinutesMax): number =>
  Math.min(most, Math.max(limits.readyMinutesMin, minutes));

/** This many minutes from now, at a whole minute: guests see a time of day. */
export const promisedTime = (minutes: number, now: Date): Date =>
  new Date(Math.ceil(now.getTime() / minuteMs + minutes) * minuteMs);

/** Less than half a step apart is the same promise: the same press, whose answer was lost and which is sent again. */
export const isSameReadyTime = (one: Date, other: Date): boolean =>
  Math.abs(one.getTime() - other.getTime()) < (readyTimeStep / 2) * minuteMs;

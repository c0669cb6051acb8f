import { isSameHours } from '../hours/section-hours.ts';
import type { OpeningException } from './opening-exception.ts';
import type { OpeningHours } from './opening-shape.ts';

const textOf = ({ day, name, windows }: OpeningException): string =>
  JSON.stringify([day, name, windows.map(({ from, to }) => [from, to])]);

export const isSameOpening = (one: OpeningHours, other: OpeningHours): boolean =>
  isSameHours(one.hours, other.hours) &&
  one.exceptions.map(textOf).join() === other.exceptions.map(textOf).join();

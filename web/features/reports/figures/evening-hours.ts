import type { Report } from '#core/reports/report-shape.ts';

const hoursOfDay = 24;

/** Both ends included, past midnight when the end comes first. */
const hoursBetween = (first: number, last: number): number[] =>
  Array.from(
    { length: ((last - first + hoursOfDay) % hoursOfDay) + 1 },
    (_, passed) => (first + passed) % hoursOfDay,
  );

/**
 * The hours in the order of an evening: it begins after the longest gap without an order, so that one o'clock at
 * night follows midnight.
 */
export const eveningHours = (...all: readonly Report['hours'][]): number[] => {
  const isBusy = new Set(
    all.flatMap((hours) => hours.filter(({ orders }) => orders > 0).map(({ hour }) => hour)),
  );
  const busy = [...isBusy].toSorted((a, b) => a - b);
  const stretches = busy.map((last, at) => {
    const next = busy[(at + 1) % busy.length] ?? last;
    // A single busy hour is followed by itself, a whole day later.
    return { last, next, length: (next - last + hoursOfDay - 1) % hoursOfDay };
  });
  const [longest] = stretches.toSorted((a, b) => b.length - a.length);
  return longest ? hoursBetween(longest.next, longest.last) : [];
};

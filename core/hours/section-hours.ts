/**
 * One stretch of time in which a section is served, on some days of the week (0 is Sunday). It belongs to the day on
 * which it begins: one that ends at or before its beginning runs past midnight, and one that ends as it begins lasts
 * a whole day.
 */
export type ServingWindow = { days: number[]; from: string; to: string };
/** Empty: always. */
export type SectionHours = ServingWindow[];

export const isSameHours = (one: SectionHours, other: SectionHours): boolean =>
  one.length === other.length &&
  one.every(({ days, from, to }, index) => {
    const its = other[index];
    return its?.from === from && its.to === to && its.days.join() === days.join();
  });

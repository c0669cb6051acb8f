/** For how long the actions of a person may prolong their PIN, as the owner chooses; null: for the whole shift. */
export const pinMinutes = [5, 10, 15, 30, 60] as const;
export type PinMinutes = (typeof pinMinutes)[number] | null;
export const defaultPinMinutes = 15 satisfies PinMinutes;

/** What a PIN opens without any action, and the most for what needs the account's password elsewhere. */
export const freshPinMs = 5 * 60_000;

const minuteMs = 60_000;
const at = (time: Date, ms: number): Date => new Date(time.getTime() + ms);
const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

export const freshUntil = (typedAt: Date): Date => at(typedAt, freshPinMs);

/** The latest that actions can prolong it to; null: until the shift ends. */
export const prolongableUntil = (typedAt: Date, minutes: PinMinutes): Date | null =>
  minutes === null ? null : at(typedAt, minutes * minuteMs);

/** Until when a PIN counts after an action: five minutes more, within the owner's length. */
export const untilAfterAction = (now: Date, longest: Date | null): Date => {
  const until = at(now, freshPinMs);
  return longest ? earlier(until, longest) : until;
};

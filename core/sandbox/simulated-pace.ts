import type { Random } from '../values/seeded-random.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** Whoever starts an evening sees its first guest before looking away. */
const firstAfterMs = 5 * secondMs;

/** A practice that nobody ends is over by itself. */
const practiceMs = 120 * minuteMs;

/** After this long without anyone at the board the visitor has left, and no more guests are simulated. */
const attendedMs = 5 * minuteMs;

/** The maximum number of simulated guests in a trial. */
export const maxSimulatedInTrial = 60;

const pause = {
  practice: { least: 45 * secondMs, most: 75 * secondMs },
  try: { least: 30 * secondMs, most: 60 * secondMs },
} as const;
export type SimulationKind = keyof typeof pause;

const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);

/** Who was there before the visitor who tries an evening: minutes ago, and whether the kitchen has begun. */
export const earlierGuests = [
  { minutes: 12, isApproved: true },
  { minutes: 7, isApproved: true },
  // Not long enough to ring louder: the visitor is only about to see them.
  { minutes: 0.5, isApproved: false },
  { minutes: 0.25, isApproved: false },
] as const;

/** A trial's evening began before its first guest. */
export const trialBegan = (now: Date): Date => before(now, 20);
export const before = (now: Date, minutes: number): Date => after(now, -minutes * minuteMs);

/** Of an evening that begins now. */
export const firstSimulated = (kind: SimulationKind, now: Date) => ({
  nextSimulatedAt: after(now, firstAfterMs),
  simulatedUntil: after(now, kind === 'practice' ? practiceMs : attendedMs),
});

export const attendedUntil = (now: Date): Date => after(now, attendedMs);

/** From now on, not from when the last was due: guests who could not come meanwhile do not all come at once. */
export const nextSimulatedAt = (kind: SimulationKind, now: Date, random: Random): Date => {
  const { least, most } = pause[kind];
  return after(now, Math.round(least + random() * (most - least)));
};

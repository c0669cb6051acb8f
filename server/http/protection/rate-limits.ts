import { Refusal } from '#core/errors/error-codes.ts';
import { createRateWindow, type MonotonicTime, monotonicTime } from './rate-window.ts';

/**
 * How often one key may do a thing. Addresses get generous numbers: a full restaurant sits behind one Wi-Fi.
 * Passwords are limited per account *and* address, so a guesser never locks out the true owner elsewhere.
 */
const rules = {
  passwordGuess: { points: 10, duration: 15 * 60 },
  passwordGuessPerAddress: { points: 100, duration: 15 * 60 },
  signUpPerAddress: { points: 20, duration: 60 * 60 },
  /** Each makes a whole restaurant. */
  tryPerAddress: { points: 5, duration: 60 * 60 },
  resetMail: { points: 3, duration: 15 * 60 },
  resetMailPerAddress: { points: 30, duration: 60 * 60 },
  /** Of one account, to whichever addresses: nobody's mailbox is filled from here. */
  confirmMail: { points: 5, duration: 60 * 60 },
  confirmMailPerAddress: { points: 30, duration: 60 * 60 },
  resetPerAddress: { points: 60, duration: 15 * 60 },
  orderPerAddress: { points: 300, duration: 60 },
  /** A guest's device, known by the phone number that is typed in it; one table orders for many. */
  orderPerPhone: { points: 20, duration: 10 * 60 },
  /** Proofs of boards: three a minute from each, and one whenever it is turned to or away from. */
  presencePerOwner: { points: 600, duration: 60 },
  /** Pages that are made for the reader; one that is cached costs less to send than to refuse. */
  pagePerAddress: { points: 600, duration: 60 },
  callPerAddress: { points: 3_000, duration: 60 },
} as const;

type RateRule = keyof typeof rules;
export type RateLimits = {
  /** Takes one turn, or refuses with 429. */
  spend: (rule: RateRule, ...key: string[]) => Promise<void>;
  /** A success wipes the slate: only failures in a row count. */
  forgive: (rule: RateRule, ...key: string[]) => Promise<void>;
};

export const createRateLimits = (factor: number, now: MonotonicTime = monotonicTime): RateLimits => {
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([rule, { points, duration }]) => [
      rule,
      createRateWindow(Math.max(1, Math.ceil(points * factor)), duration * 1000, now),
    ]),
  ) as Record<RateRule, ReturnType<typeof createRateWindow>>;

  return {
    spend: async (rule, ...key) => {
      const waitMs = limiters[rule].spend(key.join(' '));
      if (waitMs > 0) throw new Refusal('too_many_requests', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
    },
    forgive: async (rule, ...key) => {
      limiters[rule].forget(key.join(' '));
    },
  };
};

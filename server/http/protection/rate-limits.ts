import { Refusal } from '#core/refusal.ts';
import type { Database } from '#server/db/engine/database.ts';
import { createRateWindow, type MonotonicTime, monotonicTime } from './rate-window.ts';
import { createSharedRateWindow } from './shared-rate-window.ts';

/**
 * How often one key may do a thing. Addresses get generous numbers: a full restaurant sits behind one Wi-Fi.
 * Passwords are limited per account *and* address, so a guesser never locks out the true owner elsewhere.
 */
type Rule = { points: number; duration: number };

/** Rare, and worth guessing at: counted for all processes together, so that spreading over them gains nothing. */
const sharedRules = {
  passwordGuess: { points: 10, duration: 15 * 60 },
  passwordGuessPerAddress: { points: 100, duration: 15 * 60 },
  /** Of an account, from wherever: whoever gets this far knows the password, and six digits are soon tried. */
  secondFactorGuess: { points: 10, duration: 30 * 60 },
  signUpPerAddress: { points: 20, duration: 60 * 60 },
  /** Each makes a whole restaurant. */
  tryPerAddress: { points: 5, duration: 60 * 60 },
  resetMail: { points: 3, duration: 15 * 60 },
  resetMailPerAddress: { points: 30, duration: 60 * 60 },
  /** Of one account, to whichever addresses: nobody's mailbox is filled from here. */
  confirmMail: { points: 5, duration: 60 * 60 },
  confirmMailPerAddress: { points: 30, duration: 60 * 60 },
  /** Everything that an account holds. */
  exportPerOwner: { points: 10, duration: 10 * 60 },
  resetPerAddress: { points: 60, duration: 15 * 60 },
  /** Codes that turn a device into a station: there are many more of them, and each lives for two minutes. */
  pairPerAddress: { points: 30, duration: 15 * 60 },
} as const satisfies Record<string, Rule>;

/** Cheap and frequent: each process counts its own, because a write in the database costs more than what it limits. */
const ownRules = {
  orderPerAddress: { points: 300, duration: 60 },
  /** A guest's device, known by the phone number that is typed in it; one table orders for many. */
  orderPerPhone: { points: 20, duration: 10 * 60 },
  /** Proofs of boards: three a minute from each, and one whenever it is turned to or away from. */
  presencePerOwner: { points: 600, duration: 60 },
  /** A guest's page tells of its looks when it is put away, or every half minute while something is looked at. */
  viewsPerAddress: { points: 600, duration: 60 },
  /** Pages that are made for the reader; one that is cached costs less to send than to refuse. */
  pagePerAddress: { points: 600, duration: 60 },
  /** Search engines come a few times a day. */
  sitemapPerAddress: { points: 10, duration: 60 },
  callPerAddress: { points: 3_000, duration: 60 },
} as const satisfies Record<string, Rule>;

type RateRule = keyof typeof sharedRules | keyof typeof ownRules;
export type RateLimits = {
  /** Takes one turn, or refuses with 429. */
  consume: (rule: RateRule, ...key: string[]) => Promise<void>;
  /** A success wipes the slate: only failures in a row count. */
  reset: (rule: RateRule, ...key: string[]) => Promise<void>;
};

/** Turns of one rule, wherever they are counted. */
type Counted = {
  consume: (key: string) => number | Promise<number>;
  forget: (key: string) => void | Promise<void>;
};

type Options = {
  factor: number;
  /** Where several processes count together. Without it there is one process, which counts in its memory. */
  shared?: Database | null;
  now?: MonotonicTime;
};

export const createRateLimits = ({ factor, shared = null, now = monotonicTime }: Options): RateLimits => {
  const pointsOf = ({ points }: Rule) => Math.max(1, Math.ceil(points * factor));
  const inMemory = (_name: string, rule: Rule): Counted =>
    createRateWindow(pointsOf(rule), rule.duration * 1000, now);
  const inDatabase = (name: string, rule: Rule): Counted =>
    shared
      ? createSharedRateWindow(shared, name, pointsOf(rule), rule.duration * 1000, now)
      : inMemory(name, rule);
  const count = (rules: Record<string, Rule>, make: typeof inMemory) =>
    Object.entries(rules).map(([name, rule]) => [name, make(name, rule)] as const);
  const counted = Object.fromEntries([
    ...count(sharedRules, inDatabase),
    ...count(ownRules, inMemory),
  ]) as Record<RateRule, Counted>;

  return {
    consume: async (rule, ...key) => {
      const waitMs = await counted[rule].consume(key.join(' '));
      if (waitMs > 0) throw new Refusal('too_many_requests', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
    },
    reset: async (rule, ...key) => {
      await counted[rule].forget(key.join(' '));
    },
  };
};

import { Refusal } from '#core/refusal.ts';
import type { Database } from '#server/db/engine/database.ts';
import { createRateWindow, type MonotonicTime, monotonicTime } from './rate-window.ts';
import { createSharedRateWindow } from './shared-rate-window.ts';

/**
 * How often one key may do something. Addresses get generous limits: a full restaurant shares one Wi-Fi.
 * Passwords are limited per account *and* address, so an attacker never locks out the owner elsewhere.
 */
type Rule = { points: number; duration: number };

/** Rare, and worth attacking: counted across all processes, so that spreading over them gains nothing. */
const sharedRules = {
  passwordGuess: { points: 10, duration: 15 * 60 },
  passwordGuessPerAddress: { points: 100, duration: 15 * 60 },
  /** Per account, from any address: the attacker knows the password, and six digits are soon tried. */
  secondFactorGuess: { points: 10, duration: 30 * 60 },
  signUpPerAddress: { points: 20, duration: 60 * 60 },
  /** Each creates a whole restaurant. */
  tryPerAddress: { points: 5, duration: 60 * 60 },
  resetMail: { points: 3, duration: 15 * 60 },
  resetMailPerAddress: { points: 30, duration: 60 * 60 },
  /** Per account, to any address: nobody's mailbox is flooded from here. */
  confirmMail: { points: 5, duration: 60 * 60 },
  confirmMailPerAddress: { points: 30, duration: 60 * 60 },
  /** Each is a mail to the operator. */
  messagePerAddress: { points: 10, duration: 60 * 60 },
  /** Exports everything an account holds. */
  exportPerOwner: { points: 10, duration: 10 * 60 },
  resetPerAddress: { points: 60, duration: 15 * 60 },
  /** Codes that turn a device into a station: many combinations, and each lives for two minutes. */
  pairPerAddress: { points: 30, duration: 15 * 60 },
} as const satisfies Record<string, Rule>;

/** Cheap and frequent: counted per process, because a database write costs more than what it limits. */
const ownRules = {
  orderPerAddress: { points: 300, duration: 60 },
  /** A guest's device, identified by the phone number typed in it; one person may order for a whole table. */
  orderPerPhone: { points: 20, duration: 10 * 60 },
  /** Of one order, by its guest: somebody who cannot decide, not a program. */
  changePerOrder: { points: 40, duration: 10 * 60 },
  /** Tables that call the waiter, all behind the restaurant's Wi-Fi. */
  tableCallPerAddress: { points: 300, duration: 60 },
  /** Of one table, from one address: everybody at it may ask a few times whether somebody comes. */
  tableCallPerTable: { points: 40, duration: 10 * 60 },
  /** Phones that ask whether the code they scanned is still the table's; a guesser has millions of codes before them. */
  tableCheckPerAddress: { points: 300, duration: 60 },
  /** Board presence: three a minute from each board, and one whenever it gains or loses focus. */
  presencePerOwner: { points: 600, duration: 60 },
  /** A guest's page reports views when it is hidden, or every half minute while in use. */
  viewsPerAddress: { points: 600, duration: 60 },
  /** Pages rendered for the reader; a cached one costs less to send than to refuse. */
  pagePerAddress: { points: 600, duration: 60 },
  /** Menus read in parts, by programs: guests' phones read theirs whole, in one answer. */
  menuReadPerAddress: { points: 600, duration: 60 },
  /** Search engines come a few times a day. */
  sitemapPerAddress: { points: 10, duration: 60 },
  /** All printers of a restaurant, asking every second or so; and whoever guesses their secrets. */
  printerPerAddress: { points: 1_200, duration: 60 },
  /** It polls every five seconds; between two tickets in a row it also fetches and confirms. */
  callPerPrinter: { points: 240, duration: 60 },
  /** One agent serves many printers. */
  callPerPrintAgent: { points: 1_200, duration: 60 },
  callPerAddress: { points: 3_000, duration: 60 },
} as const satisfies Record<string, Rule>;

type RateRule = keyof typeof sharedRules | keyof typeof ownRules;
export type RateLimits = {
  /** Consumes one point, or refuses with 429. */
  consume: (rule: RateRule, ...key: string[]) => Promise<void>;
  /** Success resets the count: only consecutive failures matter. */
  reset: (rule: RateRule, ...key: string[]) => Promise<void>;
};

/** The counter of one rule, in memory or shared. */
type Counted = {
  consume: (key: string) => number | Promise<number>;
  forget: (key: string) => void | Promise<void>;
};

type Options = {
  factor: number;
  /** For counting across processes. Without it there is one process, which counts in memory. */
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

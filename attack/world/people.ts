import type { Plan } from '#core/accounts/plans.ts';
import type { Caller } from '#core/http/access.ts';
import { rights } from '#core/http/rights.ts';

type RestaurantKind = {
  plan: Plan;
  /** Is a shift open, and does an order in it wait? */
  shift: 'none' | 'open' | 'busy';
  /** A trial restaurant, deleted unless it becomes an account. */
  isTried?: true;
  /** Whether log-in requires a code, or will once a first one confirms it. */
  secondFactor: 'off' | 'wished' | 'on';
};

/** The restaurants of an attack, each in another state, so that every call can succeed for somebody. */
export const restaurantKinds = {
  busy: { plan: 'pro', shift: 'busy', secondFactor: 'off' },
  confirmed: { plan: 'pro', shift: 'busy', secondFactor: 'off' },
  closing: { plan: 'pro', shift: 'open', secondFactor: 'wished' },
  closed: { plan: 'pro', shift: 'none', secondFactor: 'on' },
  basic: { plan: 'basic', shift: 'none', secondFactor: 'off' },
  tried: { plan: 'pro', shift: 'busy', secondFactor: 'off', isTried: true },
  victim: { plan: 'pro', shift: 'busy', secondFactor: 'on' },
} as const satisfies Record<string, RestaurantKind>;
export type RestaurantName = keyof typeof restaurantKinds;

type SessionState = 'none' | 'plain' | 'confirmed' | 'ended' | 'station' | 'station with PIN';

/** Who calls: with which session, and which restaurant is their own. */
export const people = {
  nobody: { restaurant: 'busy', session: 'none', weight: 2 },
  owner: { restaurant: 'busy', session: 'plain', weight: 2 },
  confirmedOwner: { restaurant: 'confirmed', session: 'confirmed', weight: 3 },
  closingOwner: { restaurant: 'closing', session: 'confirmed', weight: 1 },
  closedOwner: { restaurant: 'closed', session: 'confirmed', weight: 2 },
  basicOwner: { restaurant: 'basic', session: 'confirmed', weight: 1 },
  // It has no password yet, so none is required.
  visitor: { restaurant: 'tried', session: 'confirmed', weight: 1 },
  station: { restaurant: 'busy', session: 'station', weight: 1 },
  stationManager: { restaurant: 'confirmed', session: 'station with PIN', weight: 2 },
  endedSession: { restaurant: 'busy', session: 'ended', weight: 1 },
} as const satisfies Record<string, { restaurant: RestaurantName; session: SessionState; weight: number }>;
export type Person = keyof typeof people;

/** Null for anyone without a valid session. */
export const callerOf = (person: Person): Caller | null => {
  const { session, restaurant } = people[person];
  if (session === 'none' || session === 'ended') return null;
  // A trial restaurant has no password to ask for.
  const isPasswordFresh = session === 'confirmed' || 'isTried' in restaurantKinds[restaurant];
  if (session === 'plain' || session === 'confirmed') return { isPasswordFresh, station: null };
  return {
    isPasswordFresh: false,
    station: { person: session === 'station' ? null : { rights, isPinFresh: true } },
  };
};

export const isSignedIn = (person: Person): boolean => callerOf(person) !== null;

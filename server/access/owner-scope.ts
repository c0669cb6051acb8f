import type { Plan } from '#core/accounts/plans.ts';
import type { Right } from '#core/http/rights.ts';
import type { PersonColor } from '#core/staff/person-colors.ts';
import type { OwnId } from './own-id.ts';

declare const minted: unique symbol;

/** The person signed in at a station by PIN, while that lasts. */
type PersonAtStation = {
  readonly id: string;
  readonly name: string;
  readonly color: PersonColor;
  readonly rights: readonly Right[];
  readonly until: Date;
  readonly freshUntil: Date;
  readonly longestUntil: Date | null;
  readonly isPinFresh: boolean;
};
/** A shared device on the restaurant floor. */
export type StationSession = { readonly name: string; readonly person: PersonAtStation | null };

/**
 * The right to touch one owner's data. A query that reads or writes owner data takes one, and only the
 * session gate can make one, so forgetting to check who is calling does not compile.
 */
export type OwnerScope = {
  readonly ownerId: OwnId<'account'>;
  readonly plan: Plan;
  readonly sessionHash: string;
  /** Whether the password was confirmed in the last five minutes, for actions that only sometimes need it. */
  readonly isPasswordFresh: boolean;
  /** A trial restaurant: the session is the only proof of ownership there is. */
  readonly isThrowAway: boolean;
  /** Null on an owner's own session. */
  readonly station: StationSession | null;
  /** Who actions are attributed to: the person signed in at the station, or the owner. */
  readonly actorId: string;
  readonly [minted]: true;
};

/** Whose data it is, and not who asks: enough for what a guest may do to an order of their own too. */
export type DataScope = Pick<OwnerScope, 'ownerId'>;

export const mintOwnerScope = (facts: Omit<OwnerScope, typeof minted>): OwnerScope => facts as OwnerScope;

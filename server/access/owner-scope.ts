import type { Plan } from '#core/accounts/plans.ts';
import type { Right } from '#core/http/rights.ts';
import type { PersonColor } from '#core/staff/person-colors.ts';
import type { OwnId } from './own-id.ts';

declare const minted: unique symbol;

/** Somebody who typed their PIN on a station, while it counts. */
type PersonAtWork = {
  readonly id: string;
  readonly name: string;
  readonly color: PersonColor;
  readonly rights: readonly Right[];
  readonly until: Date;
};
/** A device on the floor. */
export type StationSession = { readonly name: string; readonly person: PersonAtWork | null };

/**
 * The right to touch one owner's data. A query that reads or writes owner data asks for it, and only the
 * session gate can make one, so forgetting to check who is calling does not compile.
 */
export type OwnerScope = {
  readonly ownerId: OwnId<'account'>;
  readonly plan: Plan;
  readonly sessionHash: string;
  /** The password was confirmed in the last five minutes; for what needs it only at times. */
  readonly isPasswordFresh: boolean;
  /** The restaurant is only tried: whoever holds its session is all the owner there is. */
  readonly isThrowAway: boolean;
  /** Null on an owner's own session. */
  readonly station: StationSession | null;
  /** Who is named for what is done: the person at a station, or the owner. */
  readonly actorId: string;
  readonly [minted]: true;
};

export const mintOwnerScope = (facts: Omit<OwnerScope, typeof minted>): OwnerScope => facts as OwnerScope;

import type { Plan } from '#core/accounts/plans.ts';

declare const minted: unique symbol;

/**
 * The right to touch one owner's data. A query that reads or writes owner data asks for it, and only the
 * session gate can make one, so forgetting to check who is calling does not compile.
 */
export type OwnerScope = {
  readonly ownerId: string;
  readonly plan: Plan;
  readonly sessionHash: string;
  readonly [minted]: true;
};

export const mintOwnerScope = (facts: Omit<OwnerScope, typeof minted>): OwnerScope => facts as OwnerScope;

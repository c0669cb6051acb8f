import { type Agorot, addAgorot } from '#core/values/money.ts';

/** A bill divided once: what each pays stays as it was said, also when the first have paid. */
export type Division = { readonly shares: readonly Agorot[] };

/**
 * How many of the shares were paid, from the first on, as what is still owed says: so it is the same after a reload, on a
 * payment whose answer was lost, and when one was voided. Null when the others come to something else, or to nothing: another
 * payment, or another order, has made it a division of something else.
 */
export const sharesTaken = ({ shares }: Division, owed: Agorot): number | null => {
  const taken = shares.findIndex((_, place) => addAgorot(...shares.slice(place)) === owed);
  return taken < 0 ? null : taken;
};

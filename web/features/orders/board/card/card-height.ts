import type { ManagedOrder } from '#core/orders/order-shape.ts';

const rem = 16;
/** The height above and below the dishes. */
const aroundLines = 8 * rem;
const line = 2.125 * rem;
const choicesOfLine = 1.25 * rem;

/** A card's estimated height, close enough for the scroll bar; its style caps it like the card's. */
export const likelyHeight = ({ dishes }: Pick<ManagedOrder, 'dishes'>): number => {
  const withChoices = dishes.filter(
    ({ size, customizations, note }) => size || customizations.length || note,
  );
  return aroundLines + dishes.length * line + withChoices.length * choicesOfLine;
};

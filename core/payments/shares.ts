import { type Agorot, agorot } from '../values/money.ts';

/** An amount divided by so many payers: equal shares, and the rest with the last of them. Nothing is lost or added. */
export const sharesOf = (amount: Agorot, payers: number): Agorot[] => {
  const share = Math.floor(amount / payers);
  return Array.from({ length: payers }, (_, index) =>
    agorot(index === payers - 1 ? amount - share * (payers - 1) : share),
  );
};

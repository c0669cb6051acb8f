import { type Agorot, agorot } from '../values/money.ts';

/** What an amount pays of several debts, in their order: each is paid in full before the next. */
export const distribute = (amount: Agorot, owed: readonly Agorot[]): Agorot[] => {
  let left: number = amount;
  return owed.map((debt) => {
    const part = Math.min(left, debt);
    left -= part;
    return agorot(part);
  });
};

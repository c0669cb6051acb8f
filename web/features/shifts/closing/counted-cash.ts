import { limits } from '#core/values/limits.ts';
import { type Agorot, agorot, toAgorot } from '#core/values/money.ts';

/** What somebody typed as the cash in the drawer: null when nobody counted, undefined when it is no amount. */
export const countedIn = (typed: string): Agorot | null | undefined => {
  if (typed.trim() === '') return null;
  const amount = Number(typed.trim().replace(',', '.'));
  return amount >= 0 && amount <= limits.paymentShekels ? toAgorot(amount) : undefined;
};

export type CashDifference = { kind: 'same' | 'missing' | 'tooMuch'; by: Agorot };

export const differenceOf = (expected: Agorot, counted: Agorot): CashDifference => {
  if (counted === expected) return { kind: 'same', by: agorot(0) };
  return counted < expected
    ? { kind: 'missing', by: agorot(expected - counted) }
    : { kind: 'tooMuch', by: agorot(counted - expected) };
};

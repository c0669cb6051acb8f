import { type Agorot, agorot } from '#core/values/money.ts';

export type CashDifference = { kind: 'same' | 'missing' | 'tooMuch'; by: Agorot };

export const differenceOf = (expected: Agorot, counted: Agorot): CashDifference => {
  if (counted === expected) return { kind: 'same', by: agorot(0) };
  return counted < expected
    ? { kind: 'missing', by: agorot(expected - counted) }
    : { kind: 'tooMuch', by: agorot(counted - expected) };
};

import { useState } from 'react';
import { sharesOf } from '#core/payments/shares.ts';
import type { Agorot } from '#core/values/money.ts';
import { afterShare, isStillTrue, type SplitPlan } from './split-plan.ts';

/** By bill: divided and not paid to the end. Kept while the page is open: payers come one by one. */
const begun = new Map<string, SplitPlan>();

/** As many as sit at a table. */
const mostPayers = 50;
const usualPayers = 2;

/** A bill divided by n, from the first share to the last. */
export const useSplit = (billKey: string, owed: Agorot) => {
  const [kept, setKept] = useState(() => begun.get(billKey) ?? null);
  const [payers, setPayers] = useState(usualPayers);
  // Nobody pays nothing.
  const max = Math.min(mostPayers, Math.max(1, owed));
  const fresh = (count: number): SplitPlan => ({ shares: sharesOf(owed, Math.min(count, max)), taken: 0 });
  const isBegun = kept !== null && isStillTrue(kept, owed);
  const plan = isBegun ? kept : fresh(payers);
  const keep = (next: SplitPlan | null) => {
    if (next) begun.set(billKey, next);
    else begun.delete(billKey);
    setKept(next);
  };
  return {
    plan,
    max,
    /** Divides what is still owed anew. */
    divideBy: (count: number) => {
      setPayers(count);
      keep(null);
    },
    /** The next share is about to be paid: what was said of the others holds from now on. */
    begin: () => keep(plan),
    /** It was paid. */
    advance: () => {
      const last = begun.get(billKey) ?? plan;
      keep(last.taken + 1 < last.shares.length ? afterShare(last) : null);
    },
  };
};
export type Split = ReturnType<typeof useSplit>;

import { useEffect, useState, useSyncExternalStore } from 'react';
import { sharesOf } from '#core/payments/shares.ts';
import { createKeptValues } from '#web/lib/browser/kept-values.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import type { Bill } from '../bill/use-bill.ts';
import { type Division, sharesTaken } from './split-plan.ts';

/** By bill: divided and not paid to the end. Payers come one by one, and a page may be loaded again between them. */
const begun = createKeptValues<Division>(
  'menta-division:',
  ({ shares }) => Array.isArray(shares) && shares.every(Number.isInteger),
  serverNow,
);

/** As many as sit at a table. */
const mostPayers = 50;
const usualPayers = 2;

/** A bill divided by n, from the first share to the last. */
export const useSplit = ({ key, owed }: Bill) => {
  const kept = useSyncExternalStore(
    begun.watch,
    () => begun.read(key),
    () => null,
  );
  const [payers, setPayers] = useState(usualPayers);
  // Nobody pays nothing.
  const max = Math.min(mostPayers, Math.max(1, owed));
  const taken = kept && sharesTaken(kept, owed);
  const plan =
    kept && taken !== null
      ? { shares: kept.shares, taken }
      : { shares: sharesOf(owed, Math.min(payers, max)), taken: 0 };
  const isOver = owed === 0;
  // What is ordered later is divided anew, though it may come to as much as the last shares did.
  useEffect(() => {
    if (isOver) begun.write(key, null);
  }, [isOver, key]);
  return {
    plan,
    max,
    /** Divides what is still owed anew. */
    divideBy: (count: number) => {
      setPayers(count);
      begun.write(key, null);
    },
    /** The next share is about to be paid: what was said of the others holds from now on. */
    begin: () => begun.write(key, { shares: plan.shares }),
  };
};
export type Split = ReturnType<typeof useSplit>;

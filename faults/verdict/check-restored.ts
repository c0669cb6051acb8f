import type { Stored } from './stored.ts';
import type { Violation } from './violation.ts';

/** What a client was told. */
export type Acknowledged = { token: string; number: number };

/** A backup is of one moment: everything that was acknowledged before, nothing that nobody sent, and numbers without a gap. */
export const checkRestored = (
  name: string,
  { orders }: Pick<Stored, 'orders'>,
  before: readonly Acknowledged[],
  wasSent: (token: string) => boolean,
): Violation[] => {
  const numbers = new Map(orders.map(({ token, number }) => [token, number]));
  const lost = before.filter(({ token }) => !numbers.has(token));
  const renumbered = before.filter(
    ({ token, number }) => numbers.has(token) && numbers.get(token) !== number,
  );
  const unknown = orders.filter(({ token }) => !wasSent(token));
  const wrong = orders.filter(({ total, linesTotal }) => total !== linesTotal);
  const highest = Math.max(0, ...numbers.values());
  return [
    ...lost.map(
      ({ number }): Violation => ({
        kind: 'lost',
        detail: `${name}: order ${number} was acknowledged before and is not in it`,
      }),
    ),
    ...renumbered.map(
      ({ number }): Violation => ({
        kind: 'wrong number',
        detail: `${name}: order ${number} has another number`,
      }),
    ),
    ...unknown.map(
      ({ number }): Violation => ({
        kind: 'unknown order',
        detail: `${name}: nobody sent order ${number}`,
      }),
    ),
    ...wrong.map(
      ({ number }): Violation => ({
        kind: 'wrong total',
        detail: `${name}: the lines of order ${number} do not make its total`,
      }),
    ),
    ...(highest === orders.length
      ? []
      : [
          {
            kind: 'wrong number',
            detail: `${name}: ${orders.length} orders, and the highest number is ${highest}`,
          } as const,
        ]),
  ];
};

import { expect, it } from 'vitest';
import { parseChanging } from './changing-order.ts';
import { resumedIn, resumingHash } from './order-again.ts';

it.each(['change', 'again'] as const)('the address to %s an order leads to it', (how) => {
  const resumed = { how, token: 'Ab-_'.repeat(8) };
  expect(resumedIn(resumingHash(resumed))).toEqual(resumed);
});

it.each(['', '#dish-1', '#again-short', '#other-'.padEnd(40, 'x'), `#again-${'x'.repeat(65)}`])(
  '%j leads to none',
  (hash) => expect(resumedIn(hash)).toBeNull(),
);

it.each([null, '', '{', '7', '[]', '{"token":1}', '{"token":"x","number":1,"revision":1,"held":{"a":"b"}}'])(
  'what is stored as %j is no order that is being changed',
  (text) => expect(parseChanging(text)).toBeNull(),
);

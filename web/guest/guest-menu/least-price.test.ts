import { expect, it } from 'vitest';
import { agorot } from '#core/values/money.ts';
import { leastPrice } from './least-price.ts';

it.each([
  [[], null],
  [[0], null],
  [[300, 300], null],
  [[0, 600], 1400],
  [[600, 200], 1600],
])('of sizes with %j on top is %s', (extras, least) => {
  const sizes = extras.map((extra, index) => ({
    name: `size ${index}`,
    price: agorot(extra),
    isBase: index === 0,
  }));
  expect(leastPrice({ price: agorot(1400), sizes })).toBe(least);
});

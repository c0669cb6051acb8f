import { expect, it } from 'vitest';
import { dishHash, dishInHash } from './dish-address.ts';

it('leads to the dish it was made for', () => {
  const id = 'a1b2'.repeat(6);
  expect(dishInHash(dishHash(id))).toBe(id);
});

it.each(['', '#', '#s3', '#dish-', '#dish-XYZ', `#dish-${'a'.repeat(25)}`])('%j is no dish', (hash) => {
  expect(dishInHash(hash)).toBeNull();
});

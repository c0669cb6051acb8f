import { expect, it } from 'vitest';
import { stackCopies } from './stack-copies.ts';

const ticket = { width: 16, height: 2, bits: Uint8Array.of(1, 2, 3, 4) };

it('leaves one copy as it is, and puts more below each other with room to tear', () => {
  expect(stackCopies(ticket, 1)).toBe(ticket);
  const { width, height, bits } = stackCopies(ticket, 3);
  expect([width, height, bits.length]).toEqual([16, 3 * 2 + 2 * 120, (3 * 2 + 2 * 120) * 2]);
  for (const row of [0, 122, 244]) expect([...bits.subarray(row * 2, row * 2 + 4)]).toEqual([1, 2, 3, 4]);
  expect(bits.reduce((sum, byte) => sum + byte)).toBe(30);
});

import { expect, it } from 'vitest';
import { levelRuns, visualOrder } from './visual-order.ts';

const ordered = (text: string, levels: readonly number[], isCut = (_index: number) => false) =>
  visualOrder(levelRuns(Uint8Array.from(levels), 0, text.length, isCut)).map(({ start, end }) =>
    text.slice(start, end),
  );

it.each([
  ['abc', [0, 0, 0], ['abc']],
  ['abDEf', [0, 0, 1, 1, 0], ['ab', 'DE', 'f']],
  ['DE45F', [1, 1, 2, 2, 1], ['F', '45', 'DE']],
  ['ab4D', [2, 2, 2, 1], ['D', 'ab4']],
  ['xD4Ey', [0, 1, 2, 1, 0], ['x', 'E', '4', 'D', 'y']],
  ['D45a', [1, 2, 2, 0], ['45', 'D', 'a']],
])('orders the runs of %s with levels %j', (text, levels, expected) => {
  expect(ordered(text, levels)).toEqual(expected);
});

it('keeps two weights of one direction apart, in the order in which they are read', () => {
  expect(ordered('DEFG', [1, 1, 1, 1], (index) => index === 2)).toEqual(['FG', 'DE']);
});

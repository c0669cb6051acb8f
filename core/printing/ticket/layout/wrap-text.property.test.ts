import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../values/testing/runs.ts';
import { type TextLine, wrapText } from './wrap-text.ts';

/** Every unit is one wide. */
const widthOf = ({ start, end }: TextLine): number => end - start;
const linesOf = (text: string, width: number) =>
  wrapText(text, widthOf, width).map(({ start, end }) => text.slice(start, end));

describe('wrapText', () => {
  it.each([
    ['one two three', 7, ['one two', 'three']],
    ['one two three', 6, ['one', 'two', 'three']],
    ['unbreakable', 4, ['unbr', 'eaka', 'ble']],
    ['a unbreakable', 4, ['a', 'unbr', 'eaka', 'ble']],
    ['slow-roasted lamb', 10, ['slow-', 'roasted', 'lamb']],
    ['בן־גוריון', 6, ['בן־', 'גוריון']],
    ['-unbreakable', 4, ['-unb', 'reak', 'able']],
    ['  a   b  ', 10, ['a   b']],
    ['', 10, []],
    ['👍👍', 1, ['👍', '👍']],
    ['e\u0301e\u0301', 1, ['e\u0301', 'e\u0301']],
  ])('breaks %j at %i', (text, width, expected) => {
    expect(linesOf(text, width)).toEqual(expected);
  });

  it('keeps every letter, in the order in which it was written, and no line too wide', () => {
    const words = fc.array(fc.constantFrom('שניצל', 'a', 'Large', '₪45.00', '(2)', 'قهوة', 'superlong'), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 20 }), (given, width) => {
        const text = given.join(' ');
        const lines = linesOf(text, width);
        expect(lines.join('').replaceAll(' ', '')).toBe(given.join(''));
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
      }),
      { numRuns: runs(200) },
    );
  });

  it('ends for any text and any width', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 0, max: 10 }), (text, width) => {
        expect(linesOf(text, width).join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      }),
      { numRuns: runs(200) },
    );
  });
});

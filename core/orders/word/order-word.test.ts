import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guestLocales } from '../../i18n/locale.ts';
import { orderWord } from './order-word.ts';
import { orderWords } from './order-words.ts';

const count = orderWords.length;
const anyShift = fc.string({ minLength: 24, maxLength: 24, unit: fc.constantFrom(...'0123456789abcdef') });

describe('the word of an order', () => {
  it('is never shared by orders of one shift that could meet', () => {
    fc.assert(
      fc.property(anyShift, fc.nat({ max: 5_000 }), (shift, first) => {
        const words = Array.from({ length: count }, (_, place) => orderWord(shift, first + place, 'en'));
        expect(new Set(words).size).toBe(count);
      }),
    );
  });

  it('is the same thing in every language', () => {
    fc.assert(
      fc.property(anyShift, fc.nat({ max: 5_000 }), (shift, number) => {
        const translated = new Set(guestLocales.map((language) => orderWord(shift, number, language)));
        expect(orderWords.some((row) => row.every((word) => translated.has(word)))).toBe(true);
      }),
    );
  });

  it('differs from shift to shift', () => {
    const shifts = fc.sample(anyShift, { numRuns: 300, seed: 1 });
    const firsts = new Set(shifts.map((shift) => orderWord(shift, 1, 'en')));
    expect(firsts.size).toBeGreaterThan(count / 2);
  });
});

/** Letters to change, add or leave out on the way from one word to another. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1];
    for (const [place, other] of [...b].entries()) {
      next.push(
        Math.min(
          (next[place] ?? 0) + 1,
          (row[place + 1] ?? 0) + 1,
          (row[place] ?? 0) + (letter === other ? 0 : 1),
        ),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};

describe('the list of words', () => {
  it('is long, and its length is prime', () => {
    expect(count).toBeGreaterThanOrEqual(100);
    for (let divisor = 2; divisor * divisor <= count; divisor++) expect(count % divisor).not.toBe(0);
  });

  it.each([0, 1, 2, 3] as const)('has no two words that are nearly the same, in column %i', (column) => {
    const words = orderWords.map((row) => row[column].toLowerCase());
    const alike = words.flatMap((word, place) =>
      words.slice(place + 1).filter((other) => distance(word, other) < 2),
    );
    expect(alike).toEqual([]);
  });

  it('is of single words, in the letters of their language', () => {
    const letters = [/^[A-Z][a-z]+$/, /^[א-ת׳]+$/, /^[\u0621-\u064a]+$/, /^[А-ЯЁ][а-яё]+$/];
    for (const row of orderWords) {
      for (const [column, word] of row.entries()) expect(word).toMatch(letters[column] ?? /^$/);
    }
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText } from './typed-text.ts';

const unwanted = [
  ...Array.from({ length: 0x20 }, (_, code) => code).filter((code) => ![0x09, 0x0a, 0x0d].includes(code)),
  ...Array.from({ length: 0x21 }, (_, index) => 0x7f + index),
  0x200b,
  0x2060,
  0xfeff,
  ...[0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069],
].map((code) => String.fromCodePoint(code));
const anyTyped = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(...unwanted, '\u200d', '\u200c', '\u200e', '\n', '\r\n', ' ', 'שלום', '👩‍🍳'),
    ),
  )
  .map((parts) => parts.join(''));

describe('a text that a person typed', () => {
  it('loses what commands a terminal, turns text around or cannot be seen', () => {
    fc.assert(
      fc.property(anyTyped, (typed) => {
        for (const cleaned of [cleanLine(typed), cleanText(typed)])
          for (const character of unwanted) expect(cleaned).not.toContain(character);
        expect(cleanLine(typed)).not.toMatch(/[\n\r\t\u2028\u2029]/);
      }),
    );
  });

  it('is the same when it is cleaned again, well formed, and no longer than it was', () => {
    fc.assert(
      fc.property(anyTyped, (typed) => {
        for (const clean of [cleanLine, cleanText]) {
          const once = clean(typed);
          expect(clean(once)).toBe(once);
          expect(once.length).toBeLessThanOrEqual(typed.length);
          expect(once.isWellFormed()).toBe(true);
        }
      }),
    );
  });

  it('loses nothing else', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'ש', 'é', '₪', ' ', '-', '3', '🍕', '"', '\u200f')),
        (parts) => {
          const typed = `x${parts.join('')}x`;
          expect(cleanLine(typed)).toBe(typed);
          expect(cleanText(`${typed}\n\n${typed}`)).toBe(`${typed}\n\n${typed}`);
        },
      ),
    );
  });

  it.each([
    ['פיצה\u202e123', 'פיצה123'],
    ['\u001b[31mred', '[31mred'],
    ['שם\u200b\ufeff', 'שם'],
    ['two\nlines\tof', 'two lines of'],
    ['👩‍🍳 שף', '👩‍🍳 שף'],
    ['👩🏽‍🍳', '👩🏽‍🍳'],
    ['🏳️‍🌈', '🏳️‍🌈'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['a\u200d', 'a'],
    ['\u200da', 'a'],
    ['C++\u200f', 'C++\u200f'],
    ['\u200f \u200e', ''],
    ['\u200d\u200c', ''],
    ['\u3164', ''],
  ])('%j is the line %j', (typed, cleaned) => {
    expect(cleanLine(typed)).toBe(cleaned);
  });

  it('keeps its lines where it may have several', () => {
    expect(cleanText(' one\r\ntwo\rthree\u0007\n\nfour ')).toBe('one\ntwo\nthree\n\nfour');
  });
});

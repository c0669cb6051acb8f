import fc from 'fast-check';
import { typedMark } from '../world/known-texts.ts';

/** Texts that have broken programs before. None is longer than the shortest limit. */
const oddTexts = [
  '',
  ' ',
  '\u00a0',
  '0',
  'null',
  '__proto__',
  'constructor',
  "' or '1'='1",
  '"; drop table users; --',
  '<script>alert(1)</script>',
  '#{7*7}{{7*7}}',
  '../../etc/passwd',
  '%00%ff',
  'שלום \u202e עולם',
  'e\u0301\u0301\u0301\u0301',
  '👩‍👩‍👧‍👦',
  '\u200b\u200d\ufeff',
  '\u001b[31m',
  '\r\nset-cookie: session=x',
  '\ud800',
  'a\u0000b',
  '\u{10ffff}',
  'ﷺ',
  'İ',
];

export const oddText = fc.constantFrom(...oddTexts);

/** A text as a person types it, of a length that is allowed, and often exactly as long as is allowed. */
export const textOf = (min: number, max: number): fc.Arbitrary<string> =>
  fc
    .oneof(
      { weight: 6, arbitrary: fc.constant(typedMark) },
      { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
      { weight: 1, arbitrary: fc.constantFrom('א', 'x', '🍕').map((one) => one.repeat(max / one.length)) },
      { weight: 1, arbitrary: oddText.filter((text) => text.isWellFormed() && !text.includes('\u0000')) },
    )
    .map((text) => text.slice(0, max).padEnd(min, 'x'));

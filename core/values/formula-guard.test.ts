import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardCell, looksLikeFormula, unguardCell } from './formula-guard.ts';

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫'];
/** Marks of direction, the mark of a file's beginning, spaces of every width, and what else is not seen. */
const unseen = [
  '\u200e',
  '\u200f',
  '\u061c',
  '\u202a',
  '\u202e',
  '\u2066',
  '\u2069',
  '\ufeff',
  '\u00a0',
  '\u200b',
  '\u200d',
  '\u2060',
  '\u00ad',
  '\u3000',
  '\u3164',
  '\u2800',
  '\ufe0f',
  '\u{e0020}',
  ' ',
  '\n',
  '\u0000',
  "'",
];

describe('the guard against formulas', () => {
  it.each(['\t', '\r'])('takes a text that begins with %j for one', (sign) => {
    expect(looksLikeFormula(`${sign}plain`)).toBe(true);
  });

  it('goes by the first sign that is seen, whatever stands before it unseen', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...unseen), { maxLength: 5 }),
        fc.constantFrom(...signs),
        fc.string({ unit: 'binary' }),
        (before, sign, rest) => {
          const text = `${before.join('')}${sign}${rest}`;
          expect(looksLikeFormula(text)).toBe(true);
          expect(guardCell(text)).toBe(`'${text}`);
        },
      ),
    );
  });

  it.each(['Hummus', 'חומוס = טעים', '‏חומוס', '12-14', '”=”', "'Tis the season"])(
    'leaves %s as it is',
    (text) => expect(guardCell(text)).toBe(text),
  );

  it('is taken away again without a trace', () => {
    const anyText = fc.string({
      unit: fc.oneof(
        fc.constantFrom(...unseen, ...signs, '\t', '\r'),
        fc.string({ minLength: 1, maxLength: 1 }),
      ),
      maxLength: 8,
    });
    fc.assert(fc.property(anyText, (text) => unguardCell(guardCell(text)) === text));
  });
});

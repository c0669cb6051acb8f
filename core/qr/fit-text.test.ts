import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitText, tied, wrapText } from './fit-text.ts';

/** Every character half as wide as the text is tall. */
const measure = (text: string, size: number) => text.length * size * 0.5;
const box = {
  width: 100,
  tries: [
    { size: 20, lines: 1 },
    { size: 10, lines: 2 },
  ],
};

describe('fitting a text', () => {
  it('takes the largest size that fits', () => {
    expect(fitText('הדקל', box, measure)).toEqual({ size: 20, lines: ['הדקל'] });
    expect(fitText('מסעדת הדקל הירוק', box, measure)).toEqual({ size: 10, lines: ['מסעדת הדקל הירוק'] });
  });

  it('wraps between words', () => {
    expect(fitText('one two three four five', box, measure)).toEqual({
      size: 10,
      lines: ['one two three four', 'five'],
    });
  });

  it('breaks a word that is longer than a line', () => {
    expect(fitText('a'.repeat(30), box, measure).lines).toEqual(['a'.repeat(20), 'a'.repeat(10)]);
  });

  it('cuts what is too long with an ellipsis, inside the room', () => {
    const { size, lines } = fitText('word '.repeat(30), box, measure);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(box.width);
  });

  it('has nothing to say about nothing', () => {
    expect(fitText('   ', box, measure).lines).toEqual([]);
  });
});

const wide = (text: string, size: number): number => [...text].length * size * 0.5;
const sizes = [
  { size: 20, lines: 1 },
  { size: 14, lines: 2 },
  { size: 10, lines: 3 },
];
const width = 100;
const anyText = fc.string({ unit: fc.constantFrom('א', 'ב', 'w', ' ', '\n', 'é', '👩🏽‍🍳'), maxLength: 120 });
const squeezed = (text: string): string => text.replace(/\s+/gu, '');

describe('wrapping a text', () => {
  it('leaves no word alone on the last line', () => {
    expect(wrapText('one two three four five', 90, 10, measure)).toEqual(['one two three', 'four five']);
    expect(wrapText('a seventeenletters b', 95, 10, measure)).toEqual(['a seventeenletters', 'b']);
    expect(wrapText('one two', 20, 10, measure)).toEqual(['one', 'two']);
  });

  it('keeps tied words together, and writes plain spaces', () => {
    expect(wrapText(`one two three ${tied('14', 'nuts')} six`, 85, 10, measure)).toEqual([
      'one two three',
      '14 nuts six',
    ]);
  });
});

describe('fitting any text', () => {
  it('stays within the width and the lines of the size it chose', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { size, lines } = fitText(text, { width, tries: sizes }, wide);
        const allowed = sizes.find((one) => one.size === size)?.lines ?? 0;
        expect(lines.length).toBeLessThanOrEqual(allowed);
        for (const line of lines) expect(wide(line, size)).toBeLessThanOrEqual(width);
      }),
    );
  });

  it('loses no letter, unless it says so with an ellipsis', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const fitted = fitText(text, { width, tries: sizes }, wide).lines.join('');
        if (fitted.endsWith('…')) {
          expect(squeezed(text).startsWith(squeezed(fitted.slice(0, -1)))).toBe(true);
        } else {
          expect(squeezed(fitted)).toBe(squeezed(text));
        }
      }),
    );
  });

  it('takes the largest size there is room for', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 }), (letters) => {
        expect(fitText('w'.repeat(letters), { width, tries: sizes }, wide).size).toBe(20);
      }),
    );
  });
});

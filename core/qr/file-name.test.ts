import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeFileName } from './file-name.ts';

it.each([
  ['מסעדת הדקל', null, 'מסעדת-הדקל.png'],
  ['The Palm & Sons', null, 'The-Palm-Sons.png'],
  ['The Palm', 'Table 7', 'Table-7.png'],
  ['../../etc/passwd', null, 'etc-passwd.png'],
  ['🍕', null, 'qr-code.png'],
  ['', null, 'qr-code.png'],
])('names the code of %j at %j %s', (restaurant, tableLabel, name) => {
  expect(codeFileName({ restaurant, tableLabel }, 'png')).toBe(name);
});

it('keeps long names short', () => {
  expect(codeFileName({ restaurant: 'א'.repeat(80), tableLabel: null }, 'png')).toHaveLength(64);
});

describe('the file name of any restaurant', () => {
  const anyLetter = fc.constantFrom('𐤀', 'א', 'é', 'x', '/', '.', '\\', ' ', '\u0000', '👩🏽‍🍳');

  it('is short, whole text, and harmless in every file system', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyLetter, minLength: 50, maxLength: 120 }), (restaurant) => {
        const name = codeFileName({ restaurant, tableLabel: null }, 'svg');
        expect(name).toMatch(/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}-]*\.svg$/u);
        expect(name.length).toBeLessThanOrEqual(64);
      }),
    );
  });
});

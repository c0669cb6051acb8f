import { expect, it } from 'vitest';
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

import { expect, it } from 'vitest';
import type { Face } from './print-fonts.ts';
import { runsOfLine } from './shaped-line.ts';

const faceWith = (letters: RegExp): Face =>
  ({ has: { has: (code: number) => letters.test(String.fromCodePoint(code)) } }) as unknown as Face;
const faces = [faceWith(/[א-ת]/), faceWith(/[\p{Script=Latin}\d\s%.,()|₪–]/u)];

it.each([
  ['שולחן 12', 'rtl', ['12', ' ', 'שולחן']],
  ['Table 12', 'rtl', ['Table 12']],
  ['סלט (20% שומן)', 'rtl', ['(', 'שומן', ' ', '20%', ') ', 'סלט']],
  ['DOLCI | קינוחים', 'rtl', ['קינוחים', ' | ', 'DOLCI']],
  ['DOLCI | קינוחים', 'ltr', ['DOLCI | ', 'קינוחים']],
] as const)('writes %s, %s, from left to right and leaves letters to the shaper', (text, direction, runs) => {
  const found = runsOfLine(faces, text, direction).map((run) => run.text);
  expect(found).toEqual(runs);
});

import type { Direction } from '../i18n/locale.ts';

const strong = /[\p{Script=Hebrew}\p{Script=Arabic}]|\p{L}/u;
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** The first letter decides, as browsers do for text of unknown language; a text without letters takes the page's. */
export const textDirection = (text: string, otherwise: Direction): Direction => {
  const letter = strong.exec(text)?.[0];
  if (!letter) return otherwise;
  return rightToLeft.test(letter) ? 'rtl' : 'ltr';
};

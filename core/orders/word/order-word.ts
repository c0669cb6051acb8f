import type { GuestLocale } from '../../i18n/locale.ts';
import { orderWords } from './order-words.ts';

const columns: Record<GuestLocale, 0 | 1 | 2 | 3> = { en: 0, he: 1, ar: 2, ru: 3 };
/** Far enough that the words of orders in a row do not stand in a row; the count is prime, so all of them come. */
const step = 43;

/** Each shift begins at another place, told from its id. */
const beginningOf = (shiftId: string): number =>
  [...shiftId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % orderWords.length, 0);

/** The word that stands beside an order's number. It is nowhere stored: shift and number tell it. */
export const orderWord = (shiftId: string, number: number, language: GuestLocale): string => {
  const place = (beginningOf(shiftId) + number * step) % orderWords.length;
  return orderWords[place]?.[columns[language]] ?? '';
};

import type { GuestLocale } from '../../i18n/locale.ts';
import { orderWords } from './order-words.ts';

const columns: Record<GuestLocale, 0 | 1 | 2 | 3> = { en: 0, he: 1, ar: 2, ru: 3 };
/** A stride that keeps the words of consecutive orders apart; the count is prime, so every word is used. */
const step = 43;

/** Each shift starts at a different place, derived from its id. */
const beginningOf = (shiftId: string): number =>
  [...shiftId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % orderWords.length, 0);

/** The word beside an order's number. It is not stored: it follows from shift and number. */
export const orderWord = (shiftId: string, number: number, language: GuestLocale): string => {
  const place = (beginningOf(shiftId) + number * step) % orderWords.length;
  return orderWords[place]?.[columns[language]] ?? '';
};

import type { Locale } from '../../i18n/locale.ts';
import { translate } from '../../i18n/text.ts';
import { limits } from '../../values/limits.ts';
import { newNameTexts } from '../new-name.texts.ts';

/** Whole characters only: half of an emoji is none. */
const shorten = (name: string, most: number): string => {
  let short = '';
  for (const character of name) {
    if (short.length + character.length > most) break;
    short += character;
  }
  return short.trim();
};

/** 'Copy of …', with the first free number from 2 when that is taken, and never longer than a name may be. */
export const firstFreeCopyName = (name: string, taken: ReadonlySet<string>, locale: Locale): string => {
  for (let number = 1; ; number++) {
    const text = number === 1 ? newNameTexts.copy : newNameTexts.numberedCopy;
    const available = limits.name - translate(locale, text, { name: '', number }).length;
    const copy = translate(locale, text, { name: shorten(name, available), number });
    if (!taken.has(copy)) return copy;
  }
};

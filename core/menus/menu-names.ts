import type { Locale } from '../i18n/locale.ts';
import { translate } from '../i18n/text.ts';
import { newNameTexts } from './new-name.texts.ts';

/** 'My menu', or with the first free number from 2 when that is taken: menus in a list must be told apart. */
export const firstFreeMenuName = (taken: ReadonlySet<string>, locale: Locale): string => {
  const plain = translate(locale, newNameTexts.menu);
  if (!taken.has(plain)) return plain;
  for (let number = 2; ; number++) {
    const name = translate(locale, newNameTexts.numberedMenu, { number });
    if (!taken.has(name)) return name;
  }
};

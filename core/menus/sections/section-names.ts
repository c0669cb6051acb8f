import type { Locale } from '../../i18n/locale.ts';
import { translate } from '../../i18n/text.ts';
import { newNameTexts } from '../new-name.texts.ts';

/** 'New category N', N the first free number from 1. Ends, because the taken names are finitely many. */
export const firstFreeSectionName = (taken: ReadonlySet<string>, locale: Locale): string => {
  for (let number = 1; ; number++) {
    const name = translate(locale, newNameTexts.section, { number });
    if (!taken.has(name)) return name;
  }
};

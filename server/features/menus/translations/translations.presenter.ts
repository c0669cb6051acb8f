import type { AnswerOf } from '#core/http/endpoint.ts';
import type { GuestLocale } from '#core/i18n/locale.ts';
import {
  countMissing,
  listMenuTexts,
  type MenuText,
  maxLengthOf,
  offeredLanguages,
  otherLanguages,
  type TranslatedMenu,
  translationOf,
} from '#core/menus/translations/menu-texts.ts';
import type { translationsContract } from '#core/menus/translations/translations.contract.ts';
import { mapInParts } from '#server/system/turns/in-parts.ts';

type Answer = AnswerOf<typeof translationsContract.getTranslations>;

/** How far each language has come. */
export const presentLanguages = (
  menu: TranslatedMenu,
  texts: readonly MenuText[] = listMenuTexts(menu),
): Answer['languages'] => {
  const offered = offeredLanguages(
    menu.mainLanguage,
    menu.sections.flatMap(({ dishes }) => dishes),
  );
  return otherLanguages(menu.mainLanguage).map((language) => ({
    language,
    missing: countMissing(texts, language),
    isOffered: offered.includes(language),
  }));
};

export const presentTranslations = async (menu: TranslatedMenu, language: GuestLocale): Promise<Answer> => {
  const texts = listMenuTexts(menu);
  return {
    mainLanguage: menu.mainLanguage,
    language,
    texts: await mapInParts(texts, (text) => ({
      key: text.key,
      text: translationOf(text, language),
      main: text.main,
      max: maxLengthOf(text.kind),
      of: text.of,
      kind: text.kind,
      id: text.id,
      section: text.section,
      dish: text.dish,
      group: text.group,
    })),
    languages: presentLanguages(menu, texts),
  };
};

import type { AnswerOf } from '#core/http/endpoint.ts';
import type { GuestLocale } from '#core/i18n/locale.ts';
import {
  countMissing,
  listMenuTexts,
  maxLengthOf,
  offeredLanguages,
  otherLanguages,
  type TranslatedMenu,
  translationOf,
} from '#core/menus/translations/menu-texts.ts';
import type { translationsContract } from '#core/menus/translations/translations.contract.ts';

type Answer = AnswerOf<typeof translationsContract.getTranslations>;

/** How far each language has come. */
export const presentLanguages = (menu: TranslatedMenu): Answer['languages'] => {
  const texts = listMenuTexts(menu);
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

export const presentTranslations = (menu: TranslatedMenu, language: GuestLocale): Answer => ({
  mainLanguage: menu.mainLanguage,
  language,
  texts: listMenuTexts(menu).map((text) => ({
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
  languages: presentLanguages(menu),
});

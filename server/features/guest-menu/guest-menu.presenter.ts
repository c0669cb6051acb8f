import type { GuestMenuAnswer, GuestSectionAnswer } from '#core/guest-menu/guest-menu.contract.ts';
import {
  describedInLanguage,
  dishInLanguage,
  languagesOf,
  localizeText,
  type Reading,
  textsFor,
} from '#core/guest-menu/menu-in-language.ts';
import type { GuestLocale } from '#core/i18n/locale.ts';
import { offeredLanguages } from '#core/menus/translations/menu-texts.ts';
import { presentGuestDish } from '#server/features/menus/dishes/guest-dish.presenter.ts';
import { presentLogo } from '#server/features/menus/menu/menus.presenter.ts';
import type { GuestMenuRow } from './guest-menu.queries.ts';

type Menu = NonNullable<GuestMenuAnswer['menu']>;
type Section = Omit<GuestSectionAnswer, 'serving'>;
/** As it is stored: whether its sections are served is a question of the moment. */
export type StoredGuestMenu = Omit<Menu, 'sections'> & { sections: Section[] };

const presentSection = (
  { id, name, showImages, hours, translations }: NonNullable<GuestMenuRow['section']>,
  reading: Reading,
): Section => {
  const localized = localizeText(textsFor(translations, reading), 'name', name, reading);
  return {
    _id: id,
    sectionName: localized.text,
    showImages,
    hours,
    dishes: [],
    ...languagesOf({ name: localized }),
  };
};

/** Folds the rows of a menu, which come in the order of its sections and dishes; in its main language when none is asked. */
export const presentGuestMenu = (
  rows: readonly GuestMenuRow[],
  language?: GuestLocale,
): StoredGuestMenu | null => {
  const menu = rows[0]?.menu;
  if (!menu) return null;
  const { mainLanguage } = menu;
  const reading = { language: language ?? mainLanguage, mainLanguage };
  const sections = new Map<string, Section>();
  for (const { section, dish, imageColor } of rows) {
    if (!section) continue;
    const known = sections.get(section.id) ?? presentSection(section, reading);
    sections.set(section.id, known);
    if (dish) {
      const written = presentGuestDish(dish, imageColor);
      known.dishes.push(dishInLanguage(written, dish.translations, reading));
    }
  }
  return {
    _id: menu.id,
    ...describedInLanguage(menu, reading),
    logo: presentLogo(menu.logoHash),
    primaryColor: menu.primaryColor,
    layoutStyle: menu.layoutStyle,
    fontStyle: menu.fontStyle,
    sections: [...sections.values()],
    mainLanguage,
    languages: offeredLanguages(
      mainLanguage,
      rows.flatMap(({ dish }) => dish ?? []),
    ),
  };
};

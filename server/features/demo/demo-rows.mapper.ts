import type { DemoDish, DemoRestaurant, DemoSection, InEachLanguage } from '#core/demo/demo-types.ts';
import { dayMs } from '#core/hours/zone-clock.ts';
import { type Locale, locales } from '#core/i18n/locale.ts';
import { settleAllergens } from '#core/menus/dishes/allergens.ts';
import { normaliseSizes } from '#core/menus/dishes/sizes.ts';
import { otherLanguages } from '#core/menus/translations/menu-texts.ts';
import {
  groupField,
  optionField,
  sizeField,
  type Translations,
  withText,
} from '#core/menus/translations/translations.ts';
import { limits } from '#core/values/limits.ts';
import { toAgorot } from '#core/values/money.ts';
import { newId } from '#server/system/ids.ts';
import type { DemoRows } from './demo.queries.ts';
import { logoKey } from './demo-pictures.service.ts';

type DishRow = DemoRows['dishes'][number];
type Pictures = ReadonlyMap<string, { hash: string }>;

/** Texts by their fields, in every language but the one that the menu is written in. */
export const translate = (texts: Readonly<Record<string, InEachLanguage>>, main: Locale): Translations =>
  otherLanguages(main).reduce<Translations>(
    (translations, language) =>
      Object.entries(texts).reduce(
        (soFar, [field, text]) => withText(soFar, language, field, text[language]),
        translations,
      ),
    {},
  );

/** A dish's parts go by the names that the menu is written with. */
const textsOfDish = (
  { name, description, sizes = [], changes = [] }: DemoDish,
  main: Locale,
): Record<string, InEachLanguage> => ({
  name,
  description,
  ...Object.fromEntries([
    ...sizes.map((size) => [sizeField(size.name[main]), size.name]),
    ...changes.flatMap((group) => [
      [groupField(group.name[main]), group.name],
      ...group.options.map((option) => [optionField(group.name[main], option.name[main]), option.name]),
    ]),
  ]),
});

const buildDish = (
  dish: DemoDish,
  locale: Locale,
): Omit<DishRow, 'id' | 'ownerId' | 'sectionId' | 'position' | 'imageHash'> => ({
  name: dish.name[locale],
  description: dish.description[locale],
  price: toAgorot(dish.price),
  available: dish.available ?? true,
  prepTime: dish.prepTime ?? null,
  dietary: [...(dish.dietary ?? [])],
  allergens: settleAllergens({ contains: [], mayContain: [], ...dish.allergens }),
  kosherKind: dish.kosherKind ?? null,
  sizes: normaliseSizes(
    (dish.sizes ?? []).map(({ name, price, isBase }) => ({
      name: name[locale],
      price: toAgorot(price),
      isBase,
    })),
  ),
  changes: (dish.changes ?? []).map(({ name, options, ...rules }) => ({
    ...rules,
    name: name[locale],
    options: options.map((option) => ({
      ...option,
      name: option.name[locale],
      price: toAgorot(option.price),
    })),
  })),
  translations: translate(textsOfDish(dish, locale), locale),
});

const buildSections = (
  sections: readonly DemoSection[],
  locale: Locale,
  menuId: string,
  ownerId: string,
  pictures: Pictures,
) =>
  sections.map((section, position) => {
    const sectionId = newId();
    return {
      section: {
        id: sectionId,
        menuId,
        name: section.name[locale],
        hours: section.hours ?? [],
        position,
        translations: translate({ name: section.name }, locale),
      },
      dishes: section.dishes.map((dish, place) => ({
        id: newId(),
        ownerId,
        sectionId,
        position: place,
        imageHash: pictures.get(dish.key)?.hash ?? null,
        ...buildDish(dish, locale),
      })),
    };
  });

/** The demo restaurant as rows: one menu written in each language of owners, the Hebrew one active. */
export const buildDemoRows = (
  demo: DemoRestaurant,
  email: string,
  now: Date,
  pictures: Pictures,
): DemoRows => {
  const ownerId = newId();
  const built = locales.map((locale) => {
    const menu = {
      id: newId(),
      ownerId,
      name: demo.menuName[locale],
      description: demo.menuDescription[locale],
      primaryColor: demo.primaryColor,
      logoHash: pictures.get(logoKey)?.hash ?? null,
      isActive: locale === 'he',
      mainLanguage: locale,
      translations: translate({ name: demo.menuName, description: demo.menuDescription }, locale),
    };
    return { menu, sections: buildSections(demo.sections, locale, menu.id, ownerId, pictures) };
  });
  return {
    user: {
      id: ownerId,
      email,
      // No password has this hash, so nobody can sign in as the demo.
      passwordHash: '!',
      firstName: demo.name.en,
      lastName: 'Demo',
      plan: 'pro',
      trialEndsAt: new Date(now.getTime() + limits.trialDays * dayMs),
    },
    restaurant: {
      ownerId,
      name: demo.name.he,
      address: demo.address.he,
      phoneNumber: demo.phone,
      description: demo.description.he,
      hasTableNumbers: true,
      numberOfTables: demo.tables,
      openingHours: demo.openingHours,
      translations: translate({ name: demo.name, description: demo.description }, 'he'),
    },
    menus: built.map(({ menu }) => menu),
    sections: built.flatMap(({ sections }) => sections.map(({ section }) => section)),
    dishes: built.flatMap(({ sections }) => sections.flatMap((section) => section.dishes)),
  };
};

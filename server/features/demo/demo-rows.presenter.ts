import type { DemoDish, DemoRestaurant, DemoSection } from '#core/demo/demo-types.ts';
import { type Locale, locales } from '#core/i18n/locale.ts';
import { normaliseSizes } from '#core/menus/sizes.ts';
import { limits } from '#core/values/limits.ts';
import { toAgorot } from '#core/values/money.ts';
import { newId } from '#server/system/ids.ts';
import type { DemoRows } from './demo.queries.ts';
import { logoKey } from './demo-pictures.service.ts';

type DishRow = DemoRows['dishes'][number];
type Pictures = ReadonlyMap<string, { hash: string }>;
const dayMs = 24 * 60 * 60 * 1000;

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
    options: options.map((option) => ({ name: option.name[locale], price: toAgorot(option.price) })),
  })),
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
      section: { id: sectionId, menuId, name: section.name[locale], position },
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

/** The demo restaurant as rows: one menu in each language, the Hebrew one active. */
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
    },
    menus: built.map(({ menu }) => menu),
    sections: built.flatMap(({ sections }) => sections.map(({ section }) => section)),
    dishes: built.flatMap(({ sections }) => sections.flatMap((section) => section.dishes)),
  };
};

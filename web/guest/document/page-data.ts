import type { GuestMenuAnswer, GuestSectionAnswer } from '#core/guest-menu/guest-menu.contract.ts';
import { defaultTimeZone } from '#core/hours/time-zones.ts';
import { defaultLocale, type GuestLocale } from '#core/i18n/locale.ts';
import { declaresAny, noAllergens } from '#core/menus/dishes/declared-allergens.ts';
import type { GuestDishAnswer } from '#core/menus/dishes/dish-shape.ts';
import type { KosherKind } from '#core/menus/dishes/kosher-kinds.ts';
import { imageHashFromUrl, imageUrl } from '#core/menus/image-urls.ts';
import type { LayoutStyle } from '#core/menus/menu-style.ts';
import { cardPictures } from '../guest-menu/card-pictures.ts';
import type { DisplayedDish } from '../guest-menu/dish-markup.ts';

/*
 * The menu inside the page, for hydration. Arrays instead of objects, no defaults, and nothing that the markup
 * already has (names, descriptions, pictures: `displayed-dishes.ts` reads them there): every byte here delays
 * hydration. Money is never read from the markup.
 */
type Group = GuestDishAnswer['changes'][number];
/** The name that orders use; a list where guests see another name, or this one in the main language, or either in a third. */
type PackedName = string | [name: string, shown?: string | 0, lang?: GuestLocale];
type PackedSize = [name: PackedName, price: number, isBase: 0 | 1];
/** Names and prices alternately; the price with what is unusual: how often it may be chosen, its kosher kind. */
type PackedOption = PackedName | number | [price: number, maxTimes: number, kind?: KosherKind];
type PackedGroup = [
  name: PackedName,
  isMultiple: 0 | 1,
  /** With the minimum, if any. */
  required: 0 | 1 | [0 | 1, min: number],
  max: number | null,
  ...options: PackedOption[],
];
type PackedDish = [
  id: string,
  price: number,
  /** 1 stands for the picture that the markup shows. */
  image?: string | 0 | 1,
  imageColor?: string | 0,
  dietary?: GuestDishAnswer['dietary'] | 0,
  changes?: PackedGroup[] | 0,
  sizes?: PackedSize[] | 0,
  /** A list with how many are left, if they are the last few. */
  soldOut?: 0 | 1 | [left: number],
  /** After a 0: in the main language. */
  ingredients?: (string | 0)[] | 0,
  allergens?: GuestDishAnswer['allergens'] | 0,
  kosherKind?: KosherKind | 0,
];
type PackedSection = [
  id: string,
  name: PackedName,
  showImages: 0 | 1,
  dishes: PackedDish[],
  /** Only for a section with hours. */
  hours?: GuestSectionAnswer['hours'],
  serving?: GuestSectionAnswer['serving'],
];
type Menu = NonNullable<GuestMenuAnswer['menu']>;
type Restaurant = GuestMenuAnswer['restaurant'];
export type PackedMenu = Pick<GuestMenuAnswer, 'isOpen' | 'pauses'> & {
  validUntil?: string;
  restaurant: Omit<Restaurant, 'timeZone'> & { timeZone?: string };
  menu:
    | (Omit<Menu, 'sections' | 'mainLanguage' | 'languages'> & {
        sections: PackedSection[];
        mainLanguage?: GuestLocale;
        languages?: GuestLocale[];
      })
    | null;
};

type Named = { name: string; shown?: string | undefined; lang?: GuestLocale | undefined };
const packName = ({ name, shown, lang }: Named, main: GuestLocale): PackedName => {
  if (lang && (shown !== undefined || lang !== main)) return [name, shown ?? 0, lang];
  if (shown !== undefined) return [name, shown];
  return lang ? [name] : name;
};
const unpackName = (packed: PackedName, main: GuestLocale): Named => {
  const [name, shown, lang] = [packed].flat() as [string, string?, GuestLocale?];
  if (name === packed) return { name };
  return shown ? { name, shown, ...(lang && { lang }) } : { name, lang: lang ?? main };
};

const packImage = (image: string | null, isDisplayed: boolean): string | 0 | 1 => {
  const hash = image && imageHashFromUrl(image);
  if (!hash || image !== imageUrl(hash, 640, 'webp')) return image ?? 0;
  return isDisplayed ? 1 : hash;
};
const unpackImage = (packed: string | 0 | 1 | undefined, displayed: string | null): string | null => {
  if (!packed) return null;
  const hash = packed === 1 ? displayed && imageHashFromUrl(displayed) : packed;
  return hash && /^[0-9a-f]{32}$/.test(hash) ? imageUrl(hash, 640, 'webp') : hash;
};

const packRequired = ({ required, minSelections }: Group): PackedGroup[2] => {
  const packed = required ? 1 : 0;
  return minSelections > 0 ? [packed, minSelections] : packed;
};
const packGroup = (group: Group, main: GuestLocale): PackedGroup => [
  packName(group, main),
  group.type === 'multiple' ? 1 : 0,
  packRequired(group),
  group.maxSelections,
  ...group.options.flatMap(({ price, maxTimes, kosherKind, ...named }): PackedOption[] => [
    packName(named, main),
    kosherKind ? [price, maxTimes, kosherKind] : maxTimes !== 1 ? [price, maxTimes] : price,
  ]),
];
const unpackGroup = (
  [name, isMultiple, demand, maxSelections, ...options]: PackedGroup,
  main: GuestLocale,
): Group => {
  const [required, minSelections = 0] = [demand].flat();
  return {
    ...unpackName(name, main),
    type: isMultiple ? 'multiple' : 'single',
    required: required === 1,
    minSelections,
    maxSelections,
    options: options.flatMap((option, index) => {
      const [price, maxTimes = 1, kosherKind] = [options[index + 1]].flat();
      return index % 2
        ? []
        : [
            {
              ...unpackName(option as PackedName, main),
              price: Number(price),
              maxTimes: Number(maxTimes),
              kosherKind: kosherKind as KosherKind,
            },
          ];
    }),
  };
};

const packDish = (dish: GuestDishAnswer, showsImage: boolean, main: GuestLocale): PackedDish => {
  const packed: PackedDish = [
    dish._id,
    dish.price,
    packImage(dish.image, showsImage),
    dish.imageColor ?? 0,
    dish.dietary.length > 0 ? dish.dietary : 0,
    dish.changes.length > 0 ? dish.changes.map((group) => packGroup(group, main)) : 0,
    dish.sizes.length > 0
      ? dish.sizes.map((size) => [packName(size, main), size.price, size.isBase ? 1 : 0])
      : 0,
    dish.left ? [dish.left] : dish.available ? 0 : 1,
    dish.langs?.ingredients ? [0, ...dish.ingredients] : dish.ingredients.length > 0 ? dish.ingredients : 0,
    declaresAny(dish.allergens) ? dish.allergens : 0,
    dish.kosherKind ?? 0,
  ];
  while (packed.length > 2 && packed.at(-1) === 0) packed.pop();
  return packed;
};
const unpackDish = (
  packed: PackedDish,
  displayed: DisplayedDish | undefined,
  main: GuestLocale,
): GuestDishAnswer => {
  const [
    _id,
    price,
    image,
    imageColor,
    dietary,
    changes,
    sizes,
    soldOut,
    ingredients,
    allergens,
    kosherKind,
  ] = packed;
  const langs = {
    ...(displayed?.nameLang && { name: displayed.nameLang }),
    ...(displayed?.descriptionLang && { description: displayed.descriptionLang }),
    ...(ingredients && ingredients[0] === 0 && { ingredients: main }),
  };
  return {
    _id,
    name: displayed?.name ?? '',
    description: displayed?.description ?? '',
    price,
    available: soldOut !== 1,
    left: soldOut?.[0 as never],
    ingredients: (ingredients || []).filter((ingredient) => ingredient !== 0),
    allergens: allergens || noAllergens,
    kosherKind: kosherKind || null,
    image: unpackImage(image, displayed?.image ?? null),
    imageColor: imageColor || null,
    dietary: dietary || [],
    sizes: (sizes || []).map(([size, extra, isBase]) => ({
      ...unpackName(size, main),
      price: extra,
      isBase: isBase === 1,
    })),
    changes: (changes || []).map((group) => unpackGroup(group, main)),
    ...(Object.keys(langs).length > 0 && { langs }),
  };
};

const packSection = (section: GuestSectionAnswer, layout: LayoutStyle, main: GuestLocale): PackedSection => {
  const { hours, serving } = section;
  const packed: PackedSection = [
    section._id,
    packName({ name: section.sectionName, lang: section.langs?.name }, main),
    section.showImages ? 1 : 0,
    section.dishes.map((dish) => packDish(dish, section.showImages && cardPictures[layout] !== null, main)),
  ];
  if (hours.length > 0) packed.push(hours, serving);
  return packed;
};

/** Languages are left out of a menu in the default language alone. */
const packWhole = ({ mainLanguage, languages, ...menu }: Menu): PackedMenu['menu'] => ({
  ...menu,
  sections: menu.sections.map((section) => packSection(section, menu.layoutStyle, mainLanguage)),
  ...(mainLanguage !== defaultLocale && { mainLanguage }),
  ...((languages.length > 1 || languages[0] !== mainLanguage) && { languages }),
});

export const packMenu = ({ menu, restaurant, isOpen, validUntil, pauses }: GuestMenuAnswer): PackedMenu => ({
  restaurant: {
    ...restaurant,
    timeZone: restaurant.timeZone === defaultTimeZone ? undefined : restaurant.timeZone,
  },
  isOpen,
  validUntil: validUntil ?? undefined,
  pauses,
  menu: menu && packWhole(menu),
});
/** Takes the displayed dishes in page order. */
export const unpackMenu = (
  { menu, ...rest }: PackedMenu,
  displayed: readonly DisplayedDish[],
): GuestMenuAnswer => {
  let index = 0;
  const main = menu?.mainLanguage ?? defaultLocale;
  const unpackSection = (packed: PackedSection): GuestSectionAnswer => {
    const [_id, packedName, showImages, dishes, hours = [], serving = null] = packed;
    const { name, lang } = unpackName(packedName, main);
    return {
      _id,
      sectionName: name,
      showImages: showImages === 1,
      hours,
      serving,
      dishes: dishes.map((dish) => unpackDish(dish, displayed[index++], main)),
      ...(lang && { langs: { name: lang } }),
    };
  };
  return {
    validUntil: null,
    ...rest,
    restaurant: { timeZone: defaultTimeZone, ...rest.restaurant },
    menu: menu && {
      languages: [main],
      ...menu,
      mainLanguage: main,
      sections: menu.sections.map(unpackSection),
    },
  };
};

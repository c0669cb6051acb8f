import { defaultTimeZone } from '#core/hours/time-zones.ts';
import { declaresAny, noAllergens } from '#core/menus/declared-allergens.ts';
import type { GuestDishAnswer } from '#core/menus/dish-shape.ts';
import { imageHashFromUrl, imageUrl } from '#core/menus/image-urls.ts';
import type { KosherKind } from '#core/menus/kosher-kinds.ts';
import type { LayoutStyle } from '#core/menus/menu-look.ts';
import type { GuestMenuAnswer, GuestSectionAnswer } from '#core/restaurants/restaurants.contract.ts';
import { cardPictures } from '../menu/card-pictures.ts';
import type { ShownDish } from '../menu/dish-markup.ts';

/*
 * The menu inside the page, for hydration. Lists instead of objects and no defaults, and nothing that the markup says
 * already (names, descriptions, pictures: `shown-dishes.ts` reads them there): every byte here comes before the page is
 * alive. Money is never read from the markup.
 */
type Group = GuestDishAnswer['changes'][number];
type PackedSize = [name: string, price: number, isBase: 0 | 1];
/** Names and prices in turn; with the price what is unusual of the option: that it may be repeated, its kosher kind. */
type PackedOption = string | number | [price: number, maxTimes: number, kind?: KosherKind];
type PackedGroup = [
  name: string,
  isMultiple: 0 | 1,
  /** With the minimum where there is one. */
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
  soldOut?: 0 | 1,
  ingredients?: string[] | 0,
  allergens?: GuestDishAnswer['allergens'] | 0,
  kosherKind?: KosherKind | 0,
];
type PackedSection = [
  id: string,
  name: string,
  showImages: 0 | 1,
  dishes: PackedDish[],
  /** Of a section that has hours. */
  hours?: GuestSectionAnswer['hours'],
  serving?: GuestSectionAnswer['serving'],
];
type Menu = NonNullable<GuestMenuAnswer['menu']>;
type Restaurant = GuestMenuAnswer['restaurant'];
export type PackedMenu = {
  isOpen: boolean;
  validUntil?: string;
  restaurant: Omit<Restaurant, 'timeZone'> & { timeZone?: string };
  menu: (Omit<Menu, 'sections'> & { sections: PackedSection[] }) | null;
};

const packImage = (image: string | null, isShown: boolean): string | 0 | 1 => {
  const hash = image && imageHashFromUrl(image);
  if (!hash || image !== imageUrl(hash, 640, 'webp')) return image ?? 0;
  return isShown ? 1 : hash;
};
const unpackImage = (packed: string | 0 | 1 | undefined, shown: string | null): string | null => {
  if (!packed) return null;
  const hash = packed === 1 ? shown && imageHashFromUrl(shown) : packed;
  return hash && /^[0-9a-f]{32}$/.test(hash) ? imageUrl(hash, 640, 'webp') : hash;
};

const packRequired = ({ required, minSelections }: Group): PackedGroup[2] => {
  const packed = required ? 1 : 0;
  return minSelections > 0 ? [packed, minSelections] : packed;
};
const packGroup = (group: Group): PackedGroup => [
  group.name,
  group.type === 'multiple' ? 1 : 0,
  packRequired(group),
  group.maxSelections,
  ...group.options.flatMap(({ name, price, maxTimes, kosherKind }): PackedOption[] => [
    name,
    kosherKind ? [price, maxTimes, kosherKind] : maxTimes > 1 ? [price, maxTimes] : price,
  ]),
];
const unpackGroup = ([name, isMultiple, demand, maxSelections, ...options]: PackedGroup): Group => {
  const [required, minSelections = 0] = [demand].flat();
  return {
    name,
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
              name: String(option),
              price: Number(price),
              maxTimes: Number(maxTimes),
              kosherKind: kosherKind as KosherKind,
            },
          ];
    }),
  };
};

const packDish = (dish: GuestDishAnswer, showsImage: boolean): PackedDish => {
  const packed: PackedDish = [
    dish._id,
    dish.price,
    packImage(dish.image, showsImage),
    dish.imageColor ?? 0,
    dish.dietary.length > 0 ? dish.dietary : 0,
    dish.changes.length > 0 ? dish.changes.map(packGroup) : 0,
    dish.sizes.length > 0 ? dish.sizes.map((size) => [size.name, size.price, size.isBase ? 1 : 0]) : 0,
    dish.available ? 0 : 1,
    dish.ingredients.length > 0 ? dish.ingredients : 0,
    declaresAny(dish.allergens) ? dish.allergens : 0,
    dish.kosherKind ?? 0,
  ];
  while (packed.length > 2 && packed.at(-1) === 0) packed.pop();
  return packed;
};
const unpackDish = (packed: PackedDish, shown: ShownDish | undefined): GuestDishAnswer => {
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
  return {
    _id,
    name: shown?.name ?? '',
    description: shown?.description ?? '',
    price,
    available: soldOut !== 1,
    ingredients: ingredients || [],
    allergens: allergens || noAllergens,
    kosherKind: kosherKind || null,
    image: unpackImage(image, shown?.image ?? null),
    imageColor: imageColor || null,
    dietary: dietary || [],
    sizes: (sizes || []).map(([size, extra, isBase]) => ({ name: size, price: extra, isBase: isBase === 1 })),
    changes: (changes || []).map(unpackGroup),
  };
};

const packSection = (section: GuestSectionAnswer, layout: LayoutStyle): PackedSection => {
  const { hours, serving } = section;
  const packed: PackedSection = [
    section._id,
    section.sectionName,
    section.showImages ? 1 : 0,
    section.dishes.map((dish) => packDish(dish, section.showImages && cardPictures[layout] !== null)),
  ];
  if (hours.length > 0) packed.push(hours, serving);
  return packed;
};

export const packMenu = ({ menu, restaurant, isOpen, validUntil }: GuestMenuAnswer): PackedMenu => ({
  restaurant: {
    ...restaurant,
    timeZone: restaurant.timeZone === defaultTimeZone ? undefined : restaurant.timeZone,
  },
  isOpen,
  validUntil: validUntil ?? undefined,
  menu: menu && {
    ...menu,
    sections: menu.sections.map((section) => packSection(section, menu.layoutStyle)),
  },
});
/** The dishes as shown, in the order of the page. */
export const unpackMenu = ({ menu, ...rest }: PackedMenu, shown: readonly ShownDish[]): GuestMenuAnswer => {
  let index = 0;
  const unpackSection = (packed: PackedSection): GuestSectionAnswer => {
    const [_id, sectionName, showImages, dishes, hours = [], serving = null] = packed;
    return {
      _id,
      sectionName,
      showImages: showImages === 1,
      hours,
      serving,
      dishes: dishes.map((dish) => unpackDish(dish, shown[index++])),
    };
  };
  return {
    validUntil: null,
    ...rest,
    restaurant: { timeZone: defaultTimeZone, ...rest.restaurant },
    menu: menu && { ...menu, sections: menu.sections.map(unpackSection) },
  };
};

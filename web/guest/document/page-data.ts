import { imageHashFromUrl, imageUrl } from '#core/menus/image-urls.ts';
import type { PublicDish, PublicMenu, PublicSection } from '#core/restaurants/restaurants.contract.ts';

/*
 * The menu inside the page, for hydration. Lists instead of objects and no defaults: the same text stands in the
 * markup already, and every byte here comes before the page is alive.
 */
type Group = PublicDish['changes'][number];
type PackedSize = [name: string, price: number, isBase: 0 | 1];
type PackedGroup = [
  name: string,
  isMultiple: 0 | 1,
  required: 0 | 1,
  max: number | null,
  ...options: (string | number)[],
];
type PackedDish = [
  id: string,
  name: string,
  description: string,
  price: number,
  image?: string | 0,
  imageColor?: string | 0,
  dietary?: PublicDish['dietary'] | 0,
  changes?: PackedGroup[] | 0,
  sizes?: PackedSize[] | 0,
  soldOut?: 1,
];
type PackedSection = [id: string, name: string, showImages: 0 | 1, dishes: PackedDish[]];
type Menu = NonNullable<PublicMenu['menu']>;
export type PackedMenu = Omit<PublicMenu, 'menu'> & {
  menu: (Omit<Menu, 'sections'> & { sections: PackedSection[] }) | null;
};

const packImage = (image: string | null): string | 0 => {
  const hash = image && imageHashFromUrl(image);
  return hash && image === imageUrl(hash, 640, 'webp') ? hash : (image ?? 0);
};
const unpackImage = (packed: string | 0 | undefined): string | null =>
  packed ? (/^[0-9a-f]{32}$/.test(packed) ? imageUrl(packed, 640, 'webp') : packed) : null;

const packGroup = (group: Group): PackedGroup => [
  group.name,
  group.type === 'multiple' ? 1 : 0,
  group.required ? 1 : 0,
  group.maxSelections,
  ...group.options.flatMap((option) => [option.name, option.price]),
];
const unpackGroup = ([name, isMultiple, required, maxSelections, ...options]: PackedGroup): Group => ({
  name,
  type: isMultiple ? 'multiple' : 'single',
  required: required === 1,
  maxSelections,
  options: options.flatMap((option, place) =>
    place % 2 ? [] : [{ name: String(option), price: Number(options[place + 1]) }],
  ),
});

const isDefault = (value: unknown): boolean => value === 0 || value === undefined;

const packDish = (dish: PublicDish): PackedDish => {
  const packed: PackedDish = [
    dish._id,
    dish.name,
    dish.description,
    dish.price,
    packImage(dish.image),
    dish.imageColor ?? 0,
    dish.dietary.length > 0 ? dish.dietary : 0,
    dish.changes.length > 0 ? dish.changes.map(packGroup) : 0,
    dish.sizes.length > 0 ? dish.sizes.map((size) => [size.name, size.price, size.isBase ? 1 : 0]) : 0,
    dish.available ? undefined : 1,
  ];
  while (packed.length > 4 && isDefault(packed.at(-1))) packed.pop();
  return packed;
};
const unpackDish = (packed: PackedDish): PublicDish => {
  const [_id, name, description, price, image, imageColor, dietary, changes, sizes, soldOut] = packed;
  return {
    _id,
    name,
    description,
    price,
    available: soldOut !== 1,
    image: unpackImage(image),
    imageColor: imageColor || null,
    dietary: dietary || [],
    sizes: (sizes || []).map(([size, extra, isBase]) => ({ name: size, price: extra, isBase: isBase === 1 })),
    changes: (changes || []).map(unpackGroup),
  };
};

const packSection = (section: PublicSection): PackedSection => [
  section._id,
  section.sectionName,
  section.showImages ? 1 : 0,
  section.dishes.map(packDish),
];
const unpackSection = ([_id, sectionName, showImages, dishes]: PackedSection): PublicSection => ({
  _id,
  sectionName,
  showImages: showImages === 1,
  dishes: dishes.map(unpackDish),
});

export const packMenu = ({ menu, ...rest }: PublicMenu): PackedMenu => ({
  ...rest,
  menu: menu && { ...menu, sections: menu.sections.map(packSection) },
});
export const unpackMenu = ({ menu, ...rest }: PackedMenu): PublicMenu => ({
  ...rest,
  menu: menu && { ...menu, sections: menu.sections.map(unpackSection) },
});

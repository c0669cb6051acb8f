import { completeGroup } from '#core/menus/dishes/change-groups.ts';
import { type Dish, publicFields } from '#core/menus/dishes/dish-shape.ts';
import type { Size } from '#core/menus/dishes/sizes.ts';
import { imageUrl } from '#core/menus/image-urls.ts';
import { knownTranslations } from '#core/menus/translations/translations.ts';
import { toShekels } from '#core/values/money.ts';
import { pick } from '#core/values/pick.ts';
import type { StoredChangeGroup } from '#server/db/schema.ts';
import type { DishRow } from './dishes.queries.ts';

/** One address that any browser can show; screens that want other widths make them from its hash. */
export const presentPicture = (hash: string | null): string | null => hash && imageUrl(hash, 640, 'webp');

export const presentSizes = (sizes: readonly Size[]): Dish['sizes'] =>
  sizes.map(({ name, price, isBase }) => ({ name, price: toShekels(price), isBase }));

export const presentChanges = (groups: readonly StoredChangeGroup[]): Dish['changes'] =>
  groups.map(completeGroup).map(({ name, type, required, minSelections, maxSelections, options }) => ({
    name,
    type,
    required,
    minSelections,
    maxSelections,
    options: options.map(({ name: option, price, maxTimes, kosherKind }) => ({
      name: option,
      price: toShekels(price),
      maxTimes,
      ...(kosherKind && { kosherKind }),
    })),
  }));

export const presentDish = ({ dish, menuId, sectionName, imageColor, isLimited }: DishRow): Dish => ({
  _id: dish.id,
  ...pick(dish, publicFields),
  price: toShekels(dish.price),
  image: presentPicture(dish.imageHash),
  imageColor,
  dietaryInfo: dish.dietary.map((type) => ({ type })),
  changes: presentChanges(dish.changes),
  sizes: presentSizes(dish.sizes),
  owner: dish.ownerId,
  menuId,
  sectionName,
  revision: dish.revision,
  translations: knownTranslations(dish.translations),
  ...(isLimited && { isLimited }),
});

import type { Dish } from '../menus/dishes/dish-shape.ts';
import type { Menu } from '../menus/menus.contract.ts';
import type { Translations } from '../menus/translations/translations.ts';
import { withoutKosherClaim } from '../restaurants/kosher-claims.ts';
import type { GuestMenuAnswer } from './guest-menu.contract.ts';

/** A name has to be something. */
const nameOf = (name: string): string => withoutKosherClaim(name) || '–';

/** Orders refer to sizes, groups and options by their names; another name is shown beside. */
const shownName = <Item extends { name: string; shown?: string | undefined }>(item: Item): Item => {
  const { name, shown = name } = item;
  const displayed = nameOf(shown);
  return displayed === shown ? item : { ...item, shown: displayed };
};

const described = <Item extends { name: string; description: string }>(item: Item): Item => ({
  ...item,
  name: nameOf(item.name),
  description: withoutKosherClaim(item.description),
});

/** The menu of a restaurant without a valid certificate: neither the tag nor the word, in whatever language. */
export const withoutKosherClaims = ({ restaurant, menu, ...rest }: GuestMenuAnswer): GuestMenuAnswer => ({
  ...rest,
  restaurant: described(restaurant),
  menu: menu && {
    ...described(menu),
    // A menu may have no name.
    name: withoutKosherClaim(menu.name),
    sections: menu.sections.map((section) => ({
      ...section,
      sectionName: nameOf(section.sectionName),
      dishes: section.dishes.map((dish) => ({
        ...described(dish),
        dietary: dish.dietary.filter((tag) => tag !== 'Kosher'),
        ingredients: dish.ingredients.map(withoutKosherClaim),
        sizes: dish.sizes.map(shownName),
        changes: dish.changes.map((group) => ({
          ...shownName(group),
          options: group.options.map(shownName),
        })),
      })),
    })),
  },
});

const translated = <T extends Translations>(translations: T): T =>
  Object.fromEntries(
    Object.entries(translations).map(([language, texts]) => [
      language,
      Object.fromEntries(
        Object.entries(texts).map(([field, text]) => [field, withoutKosherClaim(text as string)]),
      ),
    ]),
  ) as T;

/** The same for the calls by which anybody may read an active menu. */
export const menuWithoutKosherClaims = (menu: Menu): Menu => ({
  ...described(menu),
  name: withoutKosherClaim(menu.name),
  translations: translated(menu.translations),
});
export const dishWithoutKosherClaims = (dish: Dish): Dish => ({
  ...described(dish),
  dietaryInfo: dish.dietaryInfo.filter(({ type }) => type !== 'Kosher'),
  ingredients: dish.ingredients.map(withoutKosherClaim),
  translations: translated(dish.translations),
});

import { type GuestDishAnswer, guestToldFields } from '#core/menus/dish-shape.ts';
import type { GuestMenuAnswer, GuestSectionAnswer } from '#core/restaurants/restaurants.contract.ts';
import { toShekels } from '#core/values/money.ts';
import { pick } from '#core/values/pick.ts';
import { presentChanges, presentPicture, presentSizes } from './dishes.presenter.ts';
import type { GuestMenuRow } from './guest-menu.queries.ts';
import { presentLogo } from './menus.presenter.ts';

const presentGuestDish = (
  dish: NonNullable<GuestMenuRow['dish']>,
  imageColor: string | null,
): GuestDishAnswer => ({
  _id: dish.id,
  ...pick(dish, guestToldFields),
  price: toShekels(dish.price),
  image: presentPicture(dish.imageHash),
  imageColor,
  dietary: dish.dietary,
  sizes: presentSizes(dish.sizes),
  changes: presentChanges(dish.changes),
});

type Menu = NonNullable<GuestMenuAnswer['menu']>;
type Section = Omit<GuestSectionAnswer, 'serving'>;
/** As it is stored: whether its sections are served is a question of the moment. */
export type StoredGuestMenu = Omit<Menu, 'sections'> & { sections: Section[] };

/** Folds the rows of a menu, which come in the order of its sections and dishes. */
export const presentGuestMenu = (rows: readonly GuestMenuRow[]): StoredGuestMenu | null => {
  const menu = rows[0]?.menu;
  if (!menu) return null;
  const sections = new Map<string, Section>();
  for (const { section, dish, imageColor } of rows) {
    if (!section) continue;
    const known = sections.get(section.id) ?? {
      _id: section.id,
      sectionName: section.name,
      showImages: section.showImages,
      hours: section.hours,
      dishes: [],
    };
    sections.set(section.id, known);
    if (dish) known.dishes.push(presentGuestDish(dish, imageColor));
  }
  return {
    _id: menu.id,
    name: menu.name,
    description: menu.description,
    logo: presentLogo(menu.logoHash),
    primaryColor: menu.primaryColor,
    layoutStyle: menu.layoutStyle,
    fontStyle: menu.fontStyle,
    sections: [...sections.values()],
  };
};

import { toShekels } from '#core/kit/money.ts';
import type { PublicDish, PublicMenu, PublicSection } from '#core/restaurants/restaurants.contract.ts';
import { presentChanges, presentPicture, presentSizes } from './dishes.presenter.ts';
import type { GuestMenuRow } from './guest-menu.queries.ts';
import { presentLogo } from './menus.presenter.ts';

const presentGuestDish = (
  dish: NonNullable<GuestMenuRow['dish']>,
  imageColor: string | null,
): PublicDish => ({
  _id: dish.id,
  name: dish.name,
  description: dish.description,
  price: toShekels(dish.price),
  available: dish.available,
  image: presentPicture(dish.imageHash),
  imageColor,
  dietary: dish.dietary,
  sizes: presentSizes(dish.sizes),
  changes: presentChanges(dish.changes),
});

/** Folds the rows of a menu, which come in the order of its sections and dishes. */
export const presentGuestMenu = (rows: readonly GuestMenuRow[]): PublicMenu['menu'] => {
  const menu = rows[0]?.menu;
  if (!menu) return null;
  const sections = new Map<string, PublicSection>();
  for (const { section, dish, imageColor } of rows) {
    if (!section) continue;
    const known = sections.get(section.id) ?? {
      _id: section.id,
      sectionName: section.name,
      showImages: section.showImages,
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

import { changeDish, dishesChangedBy, type MenuChange } from '#core/stock/dish-offer.ts';
import { toAgorot } from '#core/values/money.ts';
import { dishesOf, type GuestDish, type GuestMenu } from '../guest-menu/guest-menu.ts';

/** Unchanged sections and dishes keep their identity: they are not rendered again. */
const withDishes = (menu: GuestMenu, changed: ReadonlyMap<string, GuestDish>): GuestMenu => ({
  ...menu,
  sections:
    menu.sections?.map((section) =>
      section.dishes.some(({ id }) => changed.has(id))
        ? { ...section, dishes: section.dishes.map((dish) => changed.get(dish.id) ?? dish) }
        : section,
    ) ?? null,
});

export const withStock = (menu: GuestMenu, dishId: string, available: boolean): GuestMenu => {
  const dishes = dishesOf(menu).filter(({ id }) => id === dishId);
  return withDishes(menu, new Map(dishes.map((dish) => [dish.id, { ...dish, available }])));
};

/** The menu after the change in an event; null when the whole menu is needed. */
export const withChange = (menu: GuestMenu, change: MenuChange): GuestMenu | null => {
  const dishIds = dishesChangedBy(change);
  if (!dishIds) return null;
  const changed = new Map<string, GuestDish>();
  for (const dish of dishesOf(menu).filter(({ id }) => dishIds.has(id))) {
    const next = changeDish(dish, dish.id, change, toAgorot);
    if (next) changed.set(dish.id, next);
  }
  // A dish that is missing, or has other options here, is of a menu that this page has not read yet.
  return changed.size === dishIds.size ? withDishes(menu, changed) : null;
};

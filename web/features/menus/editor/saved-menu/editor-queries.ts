import { queryOptions, skipToken } from '@tanstack/react-query';
import type { GuestLocale } from '#core/i18n/locale.ts';
import type { Dish } from '#core/menus/dishes/dish-shape.ts';
import type { Arrangement } from '#core/menus/sections/menu-arrangement.ts';
import { call } from '#web/lib/api/call.ts';

export const menuQuery = (menuId: string) =>
  queryOptions({
    queryKey: ['menu', menuId],
    queryFn: ({ signal }) => call('GET /menus/:menuId', { params: { menuId }, signal }),
  });

export const sectionsQuery = (menuId: string) =>
  queryOptions({
    queryKey: ['menu', menuId, 'sections'],
    queryFn: ({ signal }) => call('GET /menus/:menuId/sections', { params: { menuId }, signal }),
  });

/** One call for the whole menu: hundreds of sections must not mean hundreds of calls. */
export const menuDishesQuery = (menuId: string) =>
  queryOptions({
    queryKey: ['menu', menuId, 'dishes'],
    queryFn: ({ signal }) => call('GET /menus/:menuId/dishes', { params: { menuId }, signal }),
  });

/** As guests would see it, read again after every save; not before the frame that shows it listens. */
export const previewQuery = (menuId: string, lang: GuestLocale | null) =>
  queryOptions({
    queryKey: ['menu', menuId, 'preview', lang],
    queryFn: lang
      ? ({ signal }) => call('GET /menus/:menuId/preview', { params: { menuId }, query: { lang }, signal })
      : skipToken,
  });

export type DishesOfSection = { sectionId: string; dishes: Dish[] };

/** The dishes in a new order. Those of a large menu are not read again for it. */
export const regroup = (groups: DishesOfSection[], order: Arrangement): DishesOfSection[] => {
  const dishes = new Map(groups.flatMap((group) => group.dishes.map((dish) => [dish._id, dish] as const)));
  return order.map(({ id, dishIds }) => ({
    sectionId: id,
    dishes: dishIds.flatMap((dishId) => dishes.get(dishId) ?? []),
  }));
};

/** The list with one dish updated to its saved state, wherever it is. */
export const withSavedDish = (
  groups: DishesOfSection[],
  sectionId: string,
  dish: Dish,
): DishesOfSection[] => {
  const isKnown = groups.some(({ dishes }) => dishes.some(({ _id }) => _id === dish._id));
  if (isKnown) {
    return groups.map((group) => ({
      ...group,
      dishes: group.dishes.map((each) => (each._id === dish._id ? dish : each)),
    }));
  }
  const isHere = groups.some((group) => group.sectionId === sectionId);
  const all = isHere ? groups : [...groups, { sectionId, dishes: [] }];
  return all.map((group) =>
    group.sectionId === sectionId ? { ...group, dishes: [...group.dishes, dish] } : group,
  );
};

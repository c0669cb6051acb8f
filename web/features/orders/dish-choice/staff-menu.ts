import { queryOptions } from '@tanstack/react-query';
import type { GuestMenuAnswer } from '#core/guest-menu/guest-menu.contract.ts';
import type { DishAllergens } from '#core/menus/dishes/allergens.ts';
import type { OrderableDish } from '#core/orders/lines/choices.ts';
import { toAgorot } from '#core/values/money.ts';
import { call } from '#web/lib/api/call.ts';

/** The active menu as staff order from it: every dish with name and price, whatever the hour. */
export type StaffSection = {
  readonly id: string;
  readonly name: string;
  readonly dishes: readonly StaffDish[];
};
export type StaffDish = OrderableDish & { readonly allergens: DishAllergens };
export type StaffMenu = {
  readonly tables: number;
  readonly sections: readonly StaffSection[];
};

type Section = NonNullable<GuestMenuAnswer['menu']>['sections'][number];

const toDish = ({
  _id,
  name,
  price,
  available,
  sizes,
  changes,
  allergens,
}: Section['dishes'][number]): StaffDish => ({
  allergens,
  id: _id,
  name,
  price: toAgorot(price),
  available,
  sizes: sizes.map((size) => ({ ...size, price: toAgorot(size.price) })),
  changes: changes.map((group) => ({
    ...group,
    options: group.options.map((option) => ({ ...option, price: toAgorot(option.price) })),
  })),
});

export const staffMenuQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['staff-menu', ownerId],
    queryFn: ({ signal }) => call('GET /public-menu/:ownerId', { params: { ownerId }, signal }),
    staleTime: 0,
  });

export const toStaffMenu = ({ restaurant, menu }: GuestMenuAnswer): StaffMenu => ({
  tables: restaurant.tables,
  sections: (menu?.sections ?? [])
    .filter(({ dishes }) => dishes.length > 0)
    .map(({ _id, sectionName, dishes }) => ({ id: _id, name: sectionName, dishes: dishes.map(toDish) })),
});

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'"׳״]/gu, '')
    .toLowerCase();

/** The dishes whose name contains every typed word; empty sections are left out. */
export const searchMenu = (sections: readonly StaffSection[], typed: string): readonly StaffSection[] => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  return sections
    .map((section) => ({
      ...section,
      dishes: section.dishes.filter((dish) => words.every((word) => plain(dish.name).includes(word))),
    }))
    .filter((section) => section.dishes.length > 0);
};

export const findDish = (sections: readonly StaffSection[], dishId: string): StaffDish | undefined =>
  sections.flatMap((section) => section.dishes).find((dish) => dish.id === dishId);

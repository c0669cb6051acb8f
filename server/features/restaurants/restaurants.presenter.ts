import { canTakeOrders } from '#core/accounts/plans.ts';
import type { GuestMenuAnswer, Restaurant } from '#core/restaurants/restaurants.contract.ts';
import type { PublicRestaurantRow, RestaurantRow } from './restaurants.queries.ts';

export const presentRestaurant = (row: RestaurantRow): Restaurant => ({
  ownerId: row.ownerId,
  restaurantName: row.name,
  address: row.address,
  phoneNumber: row.phoneNumber,
  description: row.description,
  hasTableNumbers: row.hasTableNumbers,
  numberOfTables: row.numberOfTables,
});

/** Meat and dairy mean nothing to the guests of a kitchen that is not kosher, though its owner may have noted them. */
const withoutKinds = (menu: GuestMenuAnswer['menu']): GuestMenuAnswer['menu'] =>
  menu && {
    ...menu,
    sections: menu.sections.map((section) => ({
      ...section,
      dishes: section.dishes.map((dish) => ({
        ...dish,
        kosherKind: null,
        changes: dish.changes.map((group) => ({
          ...group,
          options: group.options.map(({ kosherKind: _, ...option }) => option),
        })),
      })),
    })),
  };

export const presentGuestMenuAnswer = (
  { restaurant, plan, openShiftId }: PublicRestaurantRow,
  menu: GuestMenuAnswer['menu'],
): GuestMenuAnswer => ({
  restaurant: {
    _id: restaurant.ownerId,
    name: restaurant.name,
    plan,
    address: restaurant.address,
    phoneNumber: restaurant.phoneNumber,
    description: restaurant.description,
    tables: restaurant.hasTableNumbers ? restaurant.numberOfTables : 0,
    // The day alone, valid or not: what is shown to guests changes with events, not with the clock.
    ...(restaurant.isKosher &&
      restaurant.kosherCertificateExpiresOn && {
        kosherCertificateExpiresOn: restaurant.kosherCertificateExpiresOn,
      }),
  },
  isOpen: canTakeOrders(plan) && openShiftId !== null,
  menu: restaurant.isKosher ? menu : withoutKinds(menu),
});

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
  },
  isOpen: canTakeOrders(plan) && openShiftId !== null,
  menu,
});

import { canTakeOrders } from '#core/accounts/plans.ts';
import { defaultLocale, type GuestLocale } from '#core/i18n/locale.ts';
import { describedInLanguage } from '#core/menus/menu-in-language.ts';
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
  translations: row.translations,
});

export const presentGuestMenuAnswer = (
  { restaurant, plan, openShiftId }: PublicRestaurantRow,
  menu: GuestMenuAnswer['menu'],
  language?: GuestLocale,
): GuestMenuAnswer => {
  const mainLanguage = menu?.mainLanguage ?? defaultLocale;
  const { name, description, ...langs } = describedInLanguage(restaurant, {
    language: language ?? mainLanguage,
    mainLanguage,
  });
  return {
    restaurant: {
      _id: restaurant.ownerId,
      name,
      plan,
      address: restaurant.address,
      phoneNumber: restaurant.phoneNumber,
      description,
      tables: restaurant.hasTableNumbers ? restaurant.numberOfTables : 0,
      ...langs,
    },
    isOpen: canTakeOrders(plan) && openShiftId !== null,
    menu,
  };
};

import { canTakeOrders } from '#core/accounts/plans.ts';
import { servingAt, servingValidUntil } from '#core/hours/serving-times.ts';
import { defaultLocale, type GuestLocale } from '#core/i18n/locale.ts';
import { describedInLanguage } from '#core/menus/menu-in-language.ts';
import type { GuestMenuAnswer, Restaurant } from '#core/restaurants/restaurants.contract.ts';
import type { StoredGuestMenu } from '#server/features/menus/guest-menu.presenter.ts';
import type { PublicRestaurantRow, RestaurantRow } from './restaurants.queries.ts';

export const presentRestaurant = (row: RestaurantRow): Restaurant => ({
  ownerId: row.ownerId,
  restaurantName: row.name,
  address: row.address,
  phoneNumber: row.phoneNumber,
  description: row.description,
  hasTableNumbers: row.hasTableNumbers,
  numberOfTables: row.numberOfTables,
  timeZone: row.timeZone,
  translations: row.translations,
});

export const presentGuestMenuAnswer = (
  { restaurant, plan, openShiftId }: PublicRestaurantRow,
  menu: StoredGuestMenu | null,
  now: Date,
  language?: GuestLocale,
): GuestMenuAnswer => {
  const { timeZone } = restaurant;
  const mainLanguage = menu?.mainLanguage ?? defaultLocale;
  const { name, description, ...langs } = describedInLanguage(restaurant, {
    language: language ?? mainLanguage,
    mainLanguage,
  });
  const sections = (menu?.sections ?? []).map((section) => ({
    ...section,
    serving: servingAt(section.hours, timeZone, now),
  }));
  const servings = sections.map(({ serving }) => serving);
  return {
    restaurant: {
      _id: restaurant.ownerId,
      name,
      plan,
      address: restaurant.address,
      phoneNumber: restaurant.phoneNumber,
      description,
      tables: restaurant.hasTableNumbers ? restaurant.numberOfTables : 0,
      timeZone,
      ...langs,
    },
    isOpen: canTakeOrders(plan) && openShiftId !== null,
    validUntil: servingValidUntil(servings, timeZone, now)?.toISOString() ?? null,
    menu: menu && { ...menu, sections },
  };
};

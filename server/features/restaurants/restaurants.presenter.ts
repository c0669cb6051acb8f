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
  autoApprove: row.autoApprove,
  translations: row.translations,
});

/** Meat and dairy mean nothing to the guests of a kitchen that is not kosher, though its owner may have noted them. */
const withoutKinds = (menu: StoredGuestMenu | null): StoredGuestMenu | null =>
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
  menu: StoredGuestMenu | null,
  now: Date,
  language?: GuestLocale,
): GuestMenuAnswer => {
  const { timeZone, isKosher, kosherCertificateExpiresOn } = restaurant;
  const mainLanguage = menu?.mainLanguage ?? defaultLocale;
  const { name, description, ...langs } = describedInLanguage(restaurant, {
    language: language ?? mainLanguage,
    mainLanguage,
  });
  const shown = isKosher ? menu : withoutKinds(menu);
  const sections = (shown?.sections ?? []).map((section) => ({
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
      // The day alone, valid or not: what is shown to guests changes with events, not with the clock.
      ...(isKosher && kosherCertificateExpiresOn && { kosherCertificateExpiresOn }),
      ...langs,
    },
    isOpen: canTakeOrders(plan) && openShiftId !== null,
    validUntil: servingValidUntil(servings, timeZone, now)?.toISOString() ?? null,
    menu: shown && { ...shown, sections },
  };
};

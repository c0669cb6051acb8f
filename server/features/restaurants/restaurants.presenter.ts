import { knownTranslations } from '#core/menus/translations/translations.ts';
import type { Restaurant } from '#core/restaurants/restaurants.contract.ts';
import { toShekels } from '#core/values/money.ts';
import type { RestaurantRow } from './restaurants.queries.ts';

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
  maxPortions: row.maxPortions,
  maxOrderTotal: toShekels(row.maxOrderTotal),
  translations: knownTranslations(row.translations),
});

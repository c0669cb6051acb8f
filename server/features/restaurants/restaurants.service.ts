import type { z } from 'zod';
import { Refusal } from '#core/errors/error-codes.ts';
import type { PublicMenu, Restaurant, settingsBody } from '#core/restaurants/restaurants.contract.ts';
import type { Database } from '#server/db/engine/database.ts';
import type { MenusService } from '#server/features/menus/menus.service.ts';
import type { OwnerScope } from '#server/http/owner-scope.ts';
import { logEvents } from '#server/live/event-log.ts';
import { presentPublicMenu, presentRestaurant } from './restaurants.presenter.ts';
import { findPublicRestaurant, findRestaurant, updateRestaurant } from './restaurants.queries.ts';

type Needs = { db: Database; menus: MenusService };
type Settings = z.output<typeof settingsBody>;

export type RestaurantsService = ReturnType<typeof createRestaurantsService>;

const toColumns = (settings: Settings) => ({
  name: settings.restaurantName,
  address: settings.address,
  phoneNumber: settings.phoneNumber,
  description: settings.description,
  hasTableNumbers: settings.hasTableNumbers,
  numberOfTables: settings.hasTableNumbers ? (settings.tableNumbersCount ?? 0) : 0,
});

export const createRestaurantsService = ({ db, menus }: Needs) => ({
  getSettings: async (scope: OwnerScope): Promise<Restaurant> => {
    const row = await findRestaurant(db, scope);
    if (!row) throw new Refusal('not_found');
    return presentRestaurant(row);
  },

  saveSettings: (scope: OwnerScope, settings: Settings): Promise<Restaurant> =>
    db.transaction(async (tx) => {
      const row = await updateRestaurant(tx, scope, toColumns(settings));
      if (!row) throw new Refusal('not_found');
      await logEvents(tx, scope.ownerId, { kind: 'menu' });
      return presentRestaurant(row);
    }),

  requireExisting: async (ownerId: string): Promise<void> => {
    if (!(await findPublicRestaurant(db, ownerId))) throw new Refusal('not_found');
  },

  /** Everything a guest page shows; with the active menu, or with another one that the caller may show. */
  getPublicMenu: async (ownerId: string, menuId?: string): Promise<PublicMenu> => {
    const [restaurant, menu] = await Promise.all([
      findPublicRestaurant(db, ownerId),
      menus.findGuestMenu(ownerId, menuId),
    ]);
    if (!restaurant) throw new Refusal('not_found');
    return presentPublicMenu(restaurant, menu);
  },
});

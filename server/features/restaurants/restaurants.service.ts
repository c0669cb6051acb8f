import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { Refusal } from '#core/refusal.ts';
import type { orderingBody, Restaurant, settingsBody } from '#core/restaurants/restaurants.contract.ts';
import type { PublicOwnerId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database } from '#server/db/engine/database.ts';
import { logEvents } from '#server/live/event-log.ts';
import { presentRestaurant } from './restaurants.presenter.ts';
import {
  findPublicRestaurant,
  findRestaurant,
  isThrowAway,
  lockRestaurant,
  type PublicRestaurantRow,
  updateRestaurant,
} from './restaurants.queries.ts';

type Needs = { db: Database };
type Settings = z.output<typeof settingsBody>;
type Ordering = z.output<typeof orderingBody>;
/** What anyone may know of a restaurant. */
export type PublicRestaurant = PublicRestaurantRow;

export type RestaurantsService = ReturnType<typeof createRestaurantsService>;

export const toColumns = (settings: Settings) => ({
  name: settings.restaurantName,
  address: settings.address,
  phoneNumber: settings.phoneNumber,
  description: settings.description,
  hasTableNumbers: settings.hasTableNumbers,
  numberOfTables: settings.hasTableNumbers ? (settings.tableNumbersCount ?? 0) : 0,
  ...(settings.timeZone && { timeZone: settings.timeZone }),
  ...(settings.autoApprove !== undefined && { autoApprove: settings.autoApprove }),
});

const agrees = (restaurant: Restaurant, wanted: Partial<Restaurant>): boolean =>
  (Object.keys(wanted) as (keyof Restaurant)[]).every((name) =>
    isDeepStrictEqual(restaurant[name], wanted[name]),
  );

export const createRestaurantsService = ({ db }: Needs) => {
  return {
    getSettings: async (scope: OwnerScope): Promise<Restaurant> => {
      const row = await findRestaurant(db, scope);
      if (!row) throw new Refusal('not_found');
      return presentRestaurant(row);
    },

    saveSettings: (scope: OwnerScope, settings: Settings): Promise<Restaurant> =>
      db.transaction(async (tx) => {
        const saved = await lockRestaurant(tx, scope);
        if (!saved) throw new Refusal('not_found');
        const columns = toColumns(settings);
        const now = presentRestaurant(saved);
        // What is saved already may be sent again: its first answer was lost.
        const isRepeated = agrees(now, presentRestaurant({ ...saved, ...columns }));
        if (settings.was && !agrees(now, settings.was) && !isRepeated)
          throw new Refusal<'saveSettings'>('changed_meanwhile', { restaurant: now });
        const row = await updateRestaurant(tx, scope, columns);
        if (!row) throw new Refusal('not_found');
        await logEvents(tx, scope.ownerId, { kind: 'menu' });
        return presentRestaurant(row);
      }),

    saveOrdering: async (scope: OwnerScope, ordering: Ordering): Promise<Restaurant> => {
      const row = await db.transaction((tx) => updateRestaurant(tx, scope, ordering));
      if (!row) throw new Refusal('not_found');
      return presentRestaurant(row);
    },

    isThrowAway: (ownerId: PublicOwnerId): Promise<boolean> => isThrowAway(db, ownerId),

    findPublic: (ownerId: PublicOwnerId): Promise<PublicRestaurant | null> =>
      findPublicRestaurant(db, ownerId),
  };
};

import type { z } from 'zod';
import { demoRestaurant } from '#core/demo/demo-restaurant.ts';
import { Refusal } from '#core/errors/error-codes.ts';
import { defaultLocale, type GuestLocale, isLocale } from '#core/i18n/locale.ts';
import type { GuestMenuAnswer, Restaurant, settingsBody } from '#core/restaurants/restaurants.contract.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database } from '#server/db/engine/database.ts';
import { findDemoMenuId, findDemoOwnerId } from '#server/features/demo/demo.service.ts';
import { createGuestMenuSnapshots } from '#server/features/guest-menu/guest-menu-snapshots.service.ts';
import type { MenusService } from '#server/features/menus/menus.service.ts';
import type { PausesService } from '#server/features/pauses/pauses.service.ts';
import type { StockService } from '#server/features/stock/stock.service.ts';
import { logEvents } from '#server/live/event-log.ts';
import type { Clock } from '#server/system/clock.ts';
import { presentGuestMenuAnswer, presentRestaurant } from './restaurants.presenter.ts';
import {
  findPublicRestaurant,
  findRestaurant,
  isThrowAway,
  lockRestaurant,
  updateRestaurant,
} from './restaurants.queries.ts';

type Needs = {
  db: Database;
  clock: Clock;
  menus: MenusService;
  stock: StockService;
  pauses: PausesService;
};
type Settings = z.output<typeof settingsBody>;
/** The active menu in its main language, unless something else is asked for. */
type ShownMenu = { menuId?: string; language?: GuestLocale };

export type RestaurantsService = ReturnType<typeof createRestaurantsService>;

const toColumns = (settings: Settings) => ({
  name: settings.restaurantName,
  address: settings.address,
  phoneNumber: settings.phoneNumber,
  description: settings.description,
  hasTableNumbers: settings.hasTableNumbers,
  numberOfTables: settings.hasTableNumbers ? (settings.tableNumbersCount ?? 0) : 0,
  ...(settings.timeZone && { timeZone: settings.timeZone }),
  ...(settings.autoApprove !== undefined && { autoApprove: settings.autoApprove }),
});

const agrees = (restaurant: Restaurant, told: Partial<Restaurant>): boolean =>
  (Object.keys(told) as (keyof Restaurant)[]).every((name) => restaurant[name] === told[name]);

export const createRestaurantsService = ({ db, clock, menus, stock, pauses }: Needs) => {
  const readGuestMenu = async (ownerId: string, shown: ShownMenu = {}): Promise<GuestMenuAnswer> => {
    const [restaurant, menu, limits, paused] = await Promise.all([
      findPublicRestaurant(db, ownerId),
      menus.findGuestMenu(ownerId, shown),
      stock.listByDish(ownerId),
      pauses.listTold(ownerId),
    ]);
    if (!restaurant) throw new Refusal('not_found');
    const evening = { limits, pauses: paused, now: clock.now() };
    return presentGuestMenuAnswer(restaurant, menu, evening, shown.language);
  };

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
        const asked = toColumns(settings);
        const now = presentRestaurant(saved);
        // What is saved already may be sent again: its first answer was lost.
        const isRepeated = agrees(now, presentRestaurant({ ...saved, ...asked }));
        if (settings.was && !agrees(now, settings.was) && !isRepeated)
          throw new Refusal('changed_meanwhile', { restaurant: now });
        const row = await updateRestaurant(tx, scope, asked);
        if (!row) throw new Refusal('not_found');
        await logEvents(tx, scope.ownerId, { kind: 'menu' });
        return presentRestaurant(row);
      }),

    isThrowAway: (ownerId: string): Promise<boolean> => isThrowAway(db, ownerId),

    /** Everything a guest page shows; with the active menu, or with another one that the caller may show. */
    getGuestMenu: readGuestMenu,

    /** The same of the active menu, as all guests get it: made once for everybody. */
    getSnapshot: createGuestMenuSnapshots({
      db,
      clock,
      read: (ownerId, language) => readGuestMenu(ownerId, { language }),
    }),

    /** A menu of the owner as guests browse it: neither open for orders nor closed, whatever the plan. */
    getPreview: async (
      scope: OwnerScope,
      menuId: string,
      language?: GuestLocale,
    ): Promise<GuestMenuAnswer> => {
      const preview = await readGuestMenu(scope.ownerId, { menuId, language });
      if (!preview.menu) throw new Refusal('not_found');
      return { ...preview, restaurant: { ...preview.restaurant, plan: 'basic' }, isOpen: false };
    },

    /** The seeded restaurant in the reader's language, open for orders that are only simulated. */
    getDemo: async (language: GuestLocale): Promise<GuestMenuAnswer> => {
      const written = isLocale(language) ? language : defaultLocale;
      const [ownerId, menuId] = await Promise.all([findDemoOwnerId(db), findDemoMenuId(db, written)]);
      if (!ownerId || !menuId) throw new Refusal('not_found');
      const { restaurant, ...demo } = await readGuestMenu(ownerId, { menuId, language });
      // Its row is in one language, and its address has no translations.
      const { langs: _, ...facts } = restaurant;
      const { name, description, address } = demoRestaurant;
      const words = {
        name: name[language],
        description: description[language],
        address: address[language],
      };
      return { ...demo, restaurant: { ...facts, ...words }, isOpen: true };
    },
  };
};

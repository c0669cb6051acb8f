import { demoRestaurant } from '#core/demo/demo-restaurant.ts';
import type { GuestMenuAnswer } from '#core/guest-menu/guest-menu.contract.ts';
import { defaultLocale, type GuestLocale, isLocale } from '#core/i18n/locale.ts';
import { defaultMenuStyle } from '#core/menus/menu-style.ts';
import type { OrderPageInput } from '#core/pages/page-renderer.ts';
import { Refusal } from '#core/refusal.ts';
import type { PublicOwnerId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database } from '#server/db/engine/database.ts';
import { findDemoMenuId, findDemoOwnerId } from '#server/features/demo/demo.service.ts';
import { presentLogo } from '#server/features/menus/menu/menus.presenter.ts';
import type { PausesService } from '#server/features/pauses/pauses.service.ts';
import type { TableCodesService } from '#server/features/qr/table-codes.service.ts';
import type { RestaurantsService } from '#server/features/restaurants/restaurants.service.ts';
import type { StockService } from '#server/features/stock/stock.service.ts';
import type { Clock } from '#server/system/clock.ts';
import { presentGuestMenu } from './guest-menu.presenter.ts';
import { findActiveStyle, listGuestMenuRows } from './guest-menu.queries.ts';
import { presentGuestMenuAnswer } from './guest-menu-answer.presenter.ts';
import { createGuestMenuSnapshots } from './guest-menu-snapshots.service.ts';

type Needs = {
  db: Database;
  clock: Clock;
  restaurants: Pick<RestaurantsService, 'findPublic'>;
  stock: StockService;
  pauses: PausesService;
  tableCodes: Pick<TableCodesService, 'listRanges'>;
};
/** The active menu in its main language, unless requested otherwise. */
type DisplayedMenu = { menuId?: string; language?: GuestLocale };

export type GuestMenuService = ReturnType<typeof createGuestMenuService>;

export const createGuestMenuService = ({ db, clock, restaurants, stock, pauses, tableCodes }: Needs) => {
  const readGuestMenu = async (
    ownerId: PublicOwnerId,
    displayed: DisplayedMenu = {},
  ): Promise<GuestMenuAnswer> => {
    const [restaurant, rows, limits, paused, codedTables] = await Promise.all([
      restaurants.findPublic(ownerId),
      listGuestMenuRows(db, ownerId, displayed.menuId),
      stock.listByDish(ownerId),
      pauses.listPublic(ownerId),
      tableCodes.listRanges(ownerId),
    ]);
    if (!restaurant) throw new Refusal('not_found');
    const evening = { limits, pauses: paused, codedTables, now: clock.now() };
    const menu = presentGuestMenu(rows, displayed.language);
    return presentGuestMenuAnswer(restaurant, menu, evening, displayed.language);
  };

  return {
    /** Everything a guest page shows; with the active menu, or with another one that the caller may show. */
    get: readGuestMenu,

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

    /** The style of an order's page; Menta's own while there is no active menu. */
    getStyle: async (ownerId: PublicOwnerId): Promise<OrderPageInput['style']> => {
      const style = await findActiveStyle(db, ownerId);
      const { primaryColor, fontStyle } = style ?? defaultMenuStyle;
      return { primaryColor, fontStyle, logo: presentLogo(style?.logoHash ?? null) };
    },
  };
};

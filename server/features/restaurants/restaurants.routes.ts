import type { GuestLocale } from '#core/i18n/locale.ts';
import { translate } from '#core/i18n/text.ts';
import { menuEventKinds } from '#core/live/live-events.ts';
import type { MenuSnapshot } from '#core/live/stream-protocol.ts';
import { restaurantTexts } from '#core/restaurants/restaurant.texts.ts';
import { guestMenuAnswer, type restaurantsContract } from '#core/restaurants/restaurants.contract.ts';
import { requireOwnId } from '#server/access/session-gate.ts';
import { etagOf } from '#server/http/conditional-get.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import { createSharedSnapshots } from '#server/live/shared-snapshots.ts';
import type { Streams } from '#server/live/streams.ts';
import { type Clock, isPast } from '#server/system/clock.ts';
import type { RestaurantsService } from './restaurants.service.ts';

/** A page reads its menu again for most of them: beyond a few it had better begin with it. */
const maxReplay = 50;

type Needs = { restaurants: RestaurantsService; streams: Streams; clock: Clock };

export const restaurantsRoutes = ({
  restaurants,
  streams,
  clock,
}: Needs): HandlersFor<typeof restaurantsContract> => {
  const readMenu = createSharedSnapshots(
    async (ownerId, language?: GuestLocale) => {
      const menu = guestMenuAnswer.parse(await restaurants.getGuestMenu(ownerId, { language }));
      const tag = etagOf(JSON.stringify(menu));
      return { tag, whole: { menu, tag }, unchanged: { menu: null, tag } };
    },
    ({ whole }) => isPast(clock, whole.menu.validUntil),
  );
  return {
    getSettings: async ({ owner, query }) => {
      requireOwnId(owner, query.ownerId);
      return restaurants.getSettings(owner);
    },

    saveSettings: async ({ owner, body, locale }) => {
      requireOwnId(owner, body.ownerId);
      const restaurant = await restaurants.saveSettings(owner, body);
      return { message: translate(locale, restaurantTexts.settingsSaved), restaurant };
    },

    getGuestMenu: async ({ params, query, reply }) => {
      const menu = await restaurants.getGuestMenu(params.ownerId, { language: query.lang });
      // Asked again each time, and answered with 304 while nothing changed.
      reply.header('cache-control', 'no-cache');
      return menu;
    },

    getMenuPreview: ({ owner, params, query }) => restaurants.getPreview(owner, params.menuId, query.lang),

    streamGuestMenu: async ({ params: { ownerId }, query, request, reply }) => {
      await restaurants.requireExisting(ownerId);
      const readSnapshot = async (seq: number): Promise<MenuSnapshot> => {
        const { tag, whole, unchanged } = await readMenu(ownerId, seq, query.lang);
        return query.known === tag || query.known === '*' ? unchanged : whole;
      };
      await streams.stream({ request, reply, ownerId, kinds: menuEventKinds, readSnapshot, maxReplay });
    },
  };
};

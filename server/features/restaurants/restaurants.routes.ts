import { translate } from '#core/i18n/text.ts';
import { restaurantTexts } from '#core/i18n/texts/restaurant.texts.ts';
import { menuEventKinds } from '#core/live/live-events.ts';
import type { restaurantsContract } from '#core/restaurants/restaurants.contract.ts';
import type { HandlersFor } from '#server/http/handler.ts';
import { requireOwnId } from '#server/http/session-gate.ts';
import type { Streams } from '#server/live/streams.ts';
import type { RestaurantsService } from './restaurants.service.ts';

type Needs = { restaurants: RestaurantsService; streams: Streams };

export const restaurantsRoutes = ({
  restaurants,
  streams,
}: Needs): HandlersFor<typeof restaurantsContract> => ({
  getSettings: async ({ owner, query }) => {
    requireOwnId(owner, query.ownerId);
    return restaurants.getSettings(owner);
  },

  saveSettings: async ({ owner, body, locale }) => {
    requireOwnId(owner, body.ownerId);
    const restaurant = await restaurants.saveSettings(owner, body);
    return { message: translate(locale, restaurantTexts.settingsSaved), restaurant };
  },

  getPublicMenu: async ({ params, reply }) => {
    const menu = await restaurants.getPublicMenu(params.ownerId);
    // Asked again each time, and answered with 304 while nothing changed.
    reply.header('cache-control', 'no-cache');
    return menu;
  },

  getMenuPreview: ({ owner, params }) => restaurants.getPreview(owner, params.menuId),

  streamPublicMenu: async ({ params, request, reply }) => {
    await restaurants.requireExisting(params.ownerId);
    await streams.stream({ request, reply, ownerId: params.ownerId, kinds: menuEventKinds });
  },
});

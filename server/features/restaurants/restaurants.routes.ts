import { translate } from '#core/i18n/text.ts';
import { menuEventKinds } from '#core/live/live-events.ts';
import { restaurantTexts } from '#core/restaurants/restaurant.texts.ts';
import type { restaurantsContract } from '#core/restaurants/restaurants.contract.ts';
import { requireOwnId } from '#server/access/session-gate.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import type { Streams } from '#server/live/streams.ts';
import type { RestaurantsService } from './restaurants.service.ts';

/** A page reads its menu again for most of them: beyond a few it had better begin with it. */
const maxReplay = 50;

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

  getGuestMenu: async ({ params, query, reply }) => {
    const { answer } = await restaurants.getSnapshot(params.ownerId, query.lang);
    // Asked again each time, and answered with 304 while nothing changed.
    reply.header('cache-control', 'no-cache');
    return answer;
  },

  getMenuPreview: ({ owner, params, query }) => restaurants.getPreview(owner, params.menuId, query.lang),

  streamGuestMenu: async ({ params: { ownerId }, query, request, reply }) => {
    const getSnapshot = (seq?: number) => restaurants.getSnapshot(ownerId, query.lang, seq);
    // Whoever is not there has no stream either.
    await getSnapshot();
    const readSnapshot = async (seq: number) => (await getSnapshot(seq)).messageFor(query.known);
    await streams.stream({ request, reply, ownerId, kinds: menuEventKinds, readSnapshot, maxReplay });
  },
});

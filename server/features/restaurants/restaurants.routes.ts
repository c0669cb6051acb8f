import { translate } from '#core/i18n/text.ts';
import { restaurantTexts } from '#core/restaurants/restaurant.texts.ts';
import type { restaurantsContract } from '#core/restaurants/restaurants.contract.ts';
import { requireOwnId } from '#server/access/session-gate.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import type { RestaurantsService } from './restaurants.service.ts';

type Needs = { restaurants: RestaurantsService };

export const restaurantsRoutes = ({ restaurants }: Needs): HandlersFor<typeof restaurantsContract> => ({
  getSettings: async ({ owner, query }) => {
    requireOwnId(owner, query.ownerId);
    return restaurants.getSettings(owner);
  },

  saveSettings: async ({ owner, body, locale }) => {
    requireOwnId(owner, body.ownerId);
    const restaurant = await restaurants.saveSettings(owner, body);
    return { message: translate(locale, restaurantTexts.settingsSaved), restaurant };
  },

  saveOrdering: ({ owner, body }) => restaurants.saveOrdering(owner, body),
});

import { translatorFor } from '#core/i18n/text.ts';
import { presentFeatureCards } from '#core/marketing/feature-cards.ts';
import type { marketingContract } from '#core/marketing/marketing.contract.ts';
import { presentPricingPlans } from '#core/marketing/pricing-plans.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import { senderOf } from '#server/http/protection/counted-address.ts';
import type { MessagesService } from './messages.service.ts';

type Needs = { messages: MessagesService };

export const marketingRoutes = ({ messages }: Needs): HandlersFor<typeof marketingContract> => ({
  listCatalog: async ({ query, locale }) => {
    const t = translatorFor(locale);
    return query.kind === 'features' ? presentFeatureCards(t) : presentPricingPlans(t);
  },
  sendMessage: async ({ body, locale, request }) => {
    await messages.send(body, senderOf(request), locale);
    return { ok: true };
  },
});

import { translatorFor } from '#core/i18n/text.ts';
import { presentFeatureCards } from '#core/marketing/feature-cards.ts';
import type { marketingContract } from '#core/marketing/marketing.contract.ts';
import { presentPricingPlans } from '#core/marketing/pricing-plans.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';

export const marketingRoutes = (): HandlersFor<typeof marketingContract> => ({
  listCatalog: async ({ query, locale }) => {
    const t = translatorFor(locale);
    return query.kind === 'features' ? presentFeatureCards(t) : presentPricingPlans(t);
  },
});

import type { catalogContract } from '#core/catalog/catalog.contract.ts';
import { presentFeatureCards } from '#core/catalog/feature-cards.ts';
import { presentPricingPlans } from '#core/catalog/pricing-plans.ts';
import { translatorFor } from '#core/i18n/text.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';

export const catalogRoutes = (): HandlersFor<typeof catalogContract> => ({
  listCatalog: async ({ query, locale }) => {
    const t = translatorFor(locale);
    return query.kind === 'features' ? presentFeatureCards(t) : presentPricingPlans(t);
  },
});

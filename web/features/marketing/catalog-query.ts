import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '#core/i18n/locale.ts';
import { translatorFor } from '#core/i18n/text.ts';
import { presentFeatureCards } from '#core/marketing/feature-cards.ts';
import type { FeatureCard, PricingPlan } from '#core/marketing/marketing.contract.ts';
import { presentPricingPlans } from '#core/marketing/pricing-plans.ts';
import { call } from '#web/lib/api/call.ts';

const isPlan = (item: PricingPlan | FeatureCard): item is PricingPlan => 'features' in item;
const isFeature = (item: PricingPlan | FeatureCard): item is FeatureCard => 'category' in item;

/**
 * The server answers in the reader's language, so the language is part of what is remembered. What this build knows
 * is shown until then: the page is complete in its first HTML.
 */
export const plansQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['plans', locale],
    queryFn: async ({ signal }) =>
      (await call('GET /pricing', { query: { kind: 'plans' }, signal })).filter(isPlan),
    placeholderData: () => presentPricingPlans(translatorFor(locale)),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const featuresQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['features', locale],
    queryFn: async ({ signal }) =>
      (await call('GET /pricing', { query: { kind: 'features' }, signal })).filter(isFeature),
    placeholderData: () => presentFeatureCards(translatorFor(locale)),
    staleTime: Number.POSITIVE_INFINITY,
  });

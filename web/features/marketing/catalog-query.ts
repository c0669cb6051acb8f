import { queryOptions } from '@tanstack/react-query';
import type { FeatureCard, PricingPlan } from '#core/catalog/catalog.contract.ts';
import type { Locale } from '#core/i18n/locale.ts';
import { call } from '#web/lib/api/call.ts';

const isPlan = (item: PricingPlan | FeatureCard): item is PricingPlan => 'features' in item;
const isFeature = (item: PricingPlan | FeatureCard): item is FeatureCard => 'category' in item;

/** The server answers in the reader's language, so the language is part of what is remembered. */
export const plansQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['plans', locale],
    queryFn: async ({ signal }) => (await call('GET /pricing', { query: { kind: 'plans' }, signal })).filter(isPlan),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const featuresQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['features', locale],
    queryFn: async ({ signal }) =>
      (await call('GET /pricing', { query: { kind: 'features' }, signal })).filter(isFeature),
    staleTime: Number.POSITIVE_INFINITY,
  });

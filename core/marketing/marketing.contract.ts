import { z } from 'zod';
import { contract, endpoint } from '../http/endpoint.ts';
import { limits } from '../values/limits.ts';
import { shekels } from '../values/wire.ts';
import { messageFields } from './message-fields.ts';

const pricingPlan = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  currency: z.string(),
  price: shekels,
  period: z.string(),
  features: z.array(z.string()),
  popular: z.boolean(),
  ctaText: z.string(),
});
export type PricingPlan = z.output<typeof pricingPlan>;

const featureCard = z.object({
  category: z.string(),
  title: z.string(),
  description: z.string(),
  icon: z.string(),
});
export type FeatureCard = z.output<typeof featureCard>;

export const marketingContract = contract({
  listCatalog: endpoint({
    method: 'GET',
    path: '/pricing',
    access: 'public',
    summary: "The pricing plans, or with kind=features the feature cards, in the request's language.",
    query: z.object({ kind: z.enum(['plans', 'features']).default('plans') }),
    response: z.array(z.union([pricingPlan, featureCard])),
  }),
  sendMessage: endpoint({
    method: 'POST',
    path: '/messages',
    access: 'public',
    summary: 'A message from a visitor to whoever runs the service, which reaches them as a mail.',
    bodyBytes: limits.message * 8,
    body: z.object(messageFields),
    response: z.object({ ok: z.literal(true) }),
    status: 201,
  }),
});

import type { Translate } from '../i18n/text.ts';
import type { PricingPlan } from './marketing.contract.ts';
import { planTexts } from './marketing.texts.ts';

/** The plans as the pricing page shows them, in one language. Their ids are the plans of an account. */
export const presentPricingPlans = (t: Translate): PricingPlan[] => [
  {
    id: 'basic',
    name: t(planTexts.basicName),
    description: t(planTexts.basicDescription),
    currency: '₪',
    price: 79,
    period: t(planTexts.perMonth),
    features: [
      t(planTexts.basicMenus),
      t(planTexts.basicQr),
      t(planTexts.basicDesign),
      t(planTexts.basicPictures),
      t(planTexts.basicLanguages),
      t(planTexts.basicAllergens),
      t(planTexts.basicImport),
      t(planTexts.basicPrinting),
      t(planTexts.basicStock),
    ],
    popular: false,
    ctaText: t(planTexts.basicCta),
  },
  {
    id: 'pro',
    name: t(planTexts.proName),
    description: t(planTexts.proDescription),
    currency: '₪',
    price: 199,
    period: t(planTexts.perMonth),
    features: [
      t(planTexts.proEverything),
      t(planTexts.proOrders),
      t(planTexts.proBoard),
      t(planTexts.proTracking),
      t(planTexts.proStations),
      t(planTexts.proShifts),
      t(planTexts.proReports),
      t(planTexts.proProtection),
    ],
    popular: true,
    ctaText: t(planTexts.proCta),
  },
];

import type { Translate } from '../i18n/text.ts';
import type { FeatureCard } from './marketing.contract.ts';
import { featureTexts as texts } from './marketing.texts.ts';

/** The cards of the features page, in one language. An icon is a lucide name. */
export const presentFeatureCards = (t: Translate): FeatureCard[] => [
  {
    category: t(texts.guests),
    icon: 'qr-code',
    title: t(texts.qrTitle),
    description: t(texts.qrDescription),
  },
  {
    category: t(texts.menu),
    icon: 'pencil-ruler',
    title: t(texts.builderTitle),
    description: t(texts.builderDescription),
  },
  {
    category: t(texts.menu),
    icon: 'palette',
    title: t(texts.designTitle),
    description: t(texts.designDescription),
  },
  {
    category: t(texts.menu),
    icon: 'sliders-horizontal',
    title: t(texts.choicesTitle),
    description: t(texts.choicesDescription),
  },
  {
    category: t(texts.guests),
    icon: 'leaf',
    title: t(texts.dietaryTitle),
    description: t(texts.dietaryDescription),
  },
  {
    category: t(texts.menu),
    icon: 'package-x',
    title: t(texts.stockTitle),
    description: t(texts.stockDescription),
  },
  {
    category: t(texts.orders),
    icon: 'bell-ring',
    title: t(texts.ordersTitle),
    description: t(texts.ordersDescription),
  },
  {
    category: t(texts.guests),
    icon: 'timer',
    title: t(texts.trackingTitle),
    description: t(texts.trackingDescription),
  },
  {
    category: t(texts.business),
    icon: 'calendar-clock',
    title: t(texts.shiftsTitle),
    description: t(texts.shiftsDescription),
  },
];

import { siteLinkTexts as t } from './site-link.texts.ts';

/** What the law, or fairness, wants to be one step away from every public page. */
export const legalLinks = [
  { to: '/contact', label: t.contact },
  { to: '/accessibility', label: t.accessibility },
  { to: '/privacy', label: t.privacy },
  { to: '/terms', label: t.terms },
] as const;

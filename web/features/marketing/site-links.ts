import { siteTexts as t } from './marketing.texts.ts';

/** The pages that the header and the footer lead to. */
export const siteLinks = [
  { to: '/features', label: t.features },
  { to: '/pricing', label: t.packages },
  { to: '/faq', label: t.faq },
] as const;

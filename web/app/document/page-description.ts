import type { Locale } from '#core/i18n/locale.ts';
import { type Text, translate } from '#core/i18n/text.ts';
import { pageDescriptionTexts as t } from './page-description.texts.ts';
import type { PageInfo } from './page-info.ts';

const descriptions: Partial<Record<PageInfo['module'], Text>> = {
  'web/app/pages/site/features-page.tsx': t.features,
  'web/app/pages/site/pricing-page.tsx': t.pricing,
  'web/app/pages/site/faq-page.tsx': t.faq,
  'web/app/pages/site/contact-page.tsx': t.contact,
  'web/app/pages/site/accessibility-page.tsx': t.accessibility,
  'web/app/pages/site/privacy-page.tsx': t.privacy,
  'web/app/pages/site/terms-page.tsx': t.terms,
  'web/app/pages/site/try-page.tsx': t.tryEvening,
  'web/app/pages/sign-in/login-page.tsx': t.login,
  'web/app/pages/sign-in/signup-page.tsx': t.signup,
  'web/app/pages/sign-in/forgot-password-page.tsx': t.login,
  'web/app/pages/sign-in/reset-password-page.tsx': t.login,
};

export const describePage = (info: PageInfo, locale: Locale): string => {
  const described = info.audience === 'owner' ? t.owner : (descriptions[info.module] ?? t.landing);
  // Descriptions take no values.
  return (translate as (locale: Locale, text: Text) => string)(locale, described);
};

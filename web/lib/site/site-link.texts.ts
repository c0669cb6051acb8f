import { defineTexts } from '#core/i18n/text.ts';

/** The names of the pages that every public page leads to. */
export const siteLinkTexts = defineTexts({
  contact: { he: 'יצירת קשר', en: 'Contact us' },
  accessibility: { he: 'הצהרת נגישות', en: 'Accessibility' },
  privacy: { he: 'מדיניות פרטיות', en: 'Privacy' },
  terms: { he: 'תנאי שימוש', en: 'Terms of use' },
});

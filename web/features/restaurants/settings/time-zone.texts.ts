import { defineTexts } from '#core/i18n/text.ts';

export const timeZoneTexts = defineTexts({
  other: { he: 'אזור אחר…', en: 'Another one…' },
  search: { he: 'חיפוש לפי עיר או מדינה', en: 'Search by city or country' },
  found: {
    he: { one: 'נמצא אזור אחד', two: 'נמצאו שני אזורים', other: 'נמצאו {count} אזורים' },
    en: { one: '{count} zone found', other: '{count} zones found' },
  },
});

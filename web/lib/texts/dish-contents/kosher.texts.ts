import { defineGuestTexts, type GuestText } from '#core/i18n/text.ts';
import type { LineKind } from '#core/menus/dishes/kosher-kinds.ts';

export const kosherTexts = defineGuestTexts({
  meat: { he: 'בשרי', en: 'Meat', ar: 'لحوم', ru: 'Мясное' },
  dairy: { he: 'חלבי', en: 'Dairy', ar: 'ألبان', ru: 'Молочное' },
  pareve: { he: 'פרווה', en: 'Pareve', ar: 'بارفيه', ru: 'Парве' },
  mixed: { he: 'בשרי וחלבי', en: 'Meat and dairy', ar: 'لحوم وألبان', ru: 'Мясное и молочное' },
} satisfies Record<LineKind, GuestText>);

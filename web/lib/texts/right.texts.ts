import type { Right } from '#core/http/rights.ts';
import { defineTexts, type Text } from '#core/i18n/text.ts';

/** What a person may do, in the words of the floor. */
export const rightTexts = defineTexts({
  orders: { he: 'טיפול בהזמנות', en: 'Handle orders' },
  orderChanges: { he: 'עריכה, ביטול ומחיקה של הזמנות', en: 'Edit, cancel and delete orders' },
  shifts: { he: 'פתיחה וסגירה של משמרת', en: 'Open and close shifts' },
  stock: { he: 'מלאי והשהיה', en: 'Stock and pauses' },
  reports: { he: 'דוחות', en: 'Reports' },
  menus: { he: 'תפריטים', en: 'Menus' },
} satisfies Record<Right, Text>);

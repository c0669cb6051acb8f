import { defineTexts } from '../i18n/text.ts';

export const hintTexts = defineTexts({
  rarelyOrdered: {
    he: '{name}: נפתחה {opened} פעמים, הוזמנה {times}',
    en: '{name}: opened {opened} times, ordered {times}',
  },
  neverOrdered: {
    he: '{name}: נפתחה {opened} פעמים, לא הוזמנה אף פעם',
    en: '{name}: opened {opened} times, never ordered',
  },
  once: { he: 'פעם אחת', en: 'once' },
  twice: { he: 'פעמיים', en: 'twice' },
  times: { he: '{count} פעמים', en: '{count} times' },
  notScanned: {
    he: 'שולחן {table}: הקוד לא נסרק כבר {days} ימים',
    en: 'Table {table}: not scanned for {days} days',
  },
});

import { defineTexts } from '../i18n/text.ts';

export const hintTexts = defineTexts({
  rarelyOrdered: {
    he: '{name}: נפתחה {opened} פעמים, הוזמנה {times}',
    en: '{name}: opened {opened} times, ordered {times}',
  },
  never: { he: 'אפס פעמים', en: 'never' },
  once: { he: 'פעם אחת', en: 'once' },
  twice: { he: 'פעמיים', en: 'twice' },
  times: { he: '{count} פעמים', en: '{count} times' },
  notScanned: {
    he: 'שולחן {table}: הקוד לא נסרק כבר {days} ימים',
    en: 'Table {table}: not scanned for {days} days',
  },
});

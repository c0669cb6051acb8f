import { defineTexts } from '#core/i18n/text.ts';

export const practiceTexts = defineTexts({
  tool: { he: 'אימון', en: 'Practice' },
  toolHint: { he: 'ערב לדוגמה עם אורחים מומצאים', en: 'An evening with made-up guests' },
  title: { he: 'ערב אימון', en: 'A practice evening' },
  what: {
    he: 'אורחים מומצאים יזמינו מהתפריט שלכם, בערך אחת לדקה. הלוח מצלצל ועובד כמו בערב אמיתי.',
    en: 'Made-up guests order from your menu, about one a minute. The board rings and works as on a real evening.',
  },
  kept: {
    he: 'שום דבר לא נשמר: לא בדוחות, לא במשמרות ולא במלאי. לאורחים אמיתיים המסעדה נשארת סגורה.',
    en: 'Nothing is kept: not in reports, shifts or stock. To real guests the restaurant stays closed.',
  },
  ends: {
    he: 'האימון נגמר כשמסיימים אותו, כשמתחילים משמרת, או אחרי שעתיים.',
    en: 'It is over when you end it, when you start a shift, or after two hours.',
  },
  shiftIsOpen: {
    he: 'יש משמרת פתוחה. אפשר להתאמן אחרי שהיא מסתיימת.',
    en: 'A shift is open. You can practise once it has ended.',
  },
  start: { he: 'התחלת אימון', en: 'Start practising' },
  close: { he: 'סגירה', en: 'Close' },
  end: { he: 'סיום האימון', en: 'End practice' },
  on: { he: 'אימון', en: 'PRACTICE' },
  onHint: {
    he: 'ההזמנות מומצאות. המסעדה סגורה לאורחים ושום דבר לא נשמר.',
    en: 'These orders are made up. The restaurant is closed to guests and nothing is kept.',
  },
  ended: {
    he: 'האימון הסתיים. ההזמנות המומצאות נמחקו.',
    en: 'Practice is over. The made-up orders are gone.',
  },
});

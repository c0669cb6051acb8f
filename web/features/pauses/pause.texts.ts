import { defineTexts } from '#core/i18n/text.ts';

export const pauseTexts = defineTexts({
  title: { he: 'השהיית הזמנות', en: 'Pause ordering' },
  hint: {
    he: 'אורחים רואים עד מתי ולמה, וממשיכים לעיין ולמלא את ההזמנה.',
    en: 'Guests see until when and why, and go on reading and filling their order.',
  },
  what: { he: 'מה להשהות', en: 'What to pause' },
  everything: { he: 'כל המסעדה', en: 'The whole restaurant' },
  reason: { he: 'סיבה שהאורחים רואים', en: 'A reason that guests see' },
  reasonExample: { he: 'המטבח עמוס, חוזרים מיד', en: 'The kitchen is full, back soon' },
  howLong: { he: 'לכמה זמן', en: 'For how long' },
  minutes: {
    he: { one: 'דקה', two: 'שתי דקות', other: '{count} דקות' },
    en: { one: '{count} minute', other: '{count} minutes' },
  },
  untilResumed: { he: 'עד לחידוש', en: 'Until resumed' },
  resume: { he: 'חידוש', en: 'Resume' },
  resumeOf: { he: 'חידוש: {name}', en: 'Resume: {name}' },
  paused: { he: 'ההזמנות מושהות', en: 'Ordering is paused' },
  pausedOf: { he: 'מושהה: {name}', en: 'Paused: {name}' },
  left: {
    he: { one: 'נותרה דקה', two: 'נותרו שתי דקות', other: 'נותרו {count} דקות' },
    en: { one: '{count} minute left', other: '{count} minutes left' },
  },
  closed: {
    he: 'אפשר להשהות רק כשיש משמרת פתוחה.',
    en: 'Ordering can be paused while a shift is open.',
  },
  sectionsFailed: { he: 'מחלקות התפריט לא נטענו', en: 'The menu’s sections were not loaded' },
  failed: { he: 'ההשהיה לא נשמרה.', en: 'The pause was not saved.' },
});

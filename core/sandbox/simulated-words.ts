import type { Locale } from '../i18n/locale.ts';

/** First names alone: nobody's guest. */
export const simulatedNames: Readonly<Record<Locale, readonly string[]>> = {
  he: [
    'נועה',
    'איתי',
    'מאיה',
    'יונתן',
    'תמר',
    'עומר',
    'שירה',
    'דניאל',
    'רוני',
    'אורי',
    'יעל',
    'גיא',
    'הילה',
    'נדב',
  ],
  en: [
    'Maya',
    'Daniel',
    'Sarah',
    'Tom',
    'Emma',
    'Adam',
    'Noa',
    'James',
    'Lily',
    'Oren',
    'Grace',
    'Jonah',
    'Ruth',
    'Alex',
  ],
};

export const simulatedNotes: Readonly<Record<Locale, readonly string[]>> = {
  he: ['בלי בצל בבקשה', 'רוטב בצד', 'אפשר עוד מפיות?', 'לחתוך לשניים', 'בלי כוסברה', 'לא חריף'],
  en: ['No onion, please', 'Sauce on the side', 'Extra napkins', 'Cut in two', 'No coriander', 'Not spicy'],
};

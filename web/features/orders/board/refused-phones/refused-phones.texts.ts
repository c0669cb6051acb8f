import { defineTexts } from '#core/i18n/text.ts';

export const refusedPhonesTexts = defineTexts({
  refuse: { he: 'חסימת הטלפון למשמרת הזאת', en: 'Refuse this phone for this shift' },
  refused: {
    he: 'מהטלפון הזה לא מתקבלות הזמנות עד סוף המשמרת.',
    en: 'No orders are taken from this phone until the shift ends.',
  },
  accept: { he: 'לקבל שוב הזמנות', en: 'Take orders again' },
  acceptOf: { he: 'לקבל שוב הזמנות מ־{phone}', en: 'Take orders from {phone} again' },
  others: {
    he: { one: 'עוד טלפון חסום אחד', two: 'עוד שני טלפונים חסומים', other: 'עוד {count} טלפונים חסומים' },
    en: { one: '{count} more refused phone', other: '{count} more refused phones' },
  },
  failed: { he: 'זה לא נשמר. נסו שוב.', en: 'That was not saved. Please try again.' },
});

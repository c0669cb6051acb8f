import { defineTexts } from '#core/i18n/text.ts';

export const areaTexts = defineTexts({
  choose: { he: 'מה מוצג כאן', en: 'Shown here' },
  all: { he: 'הכול', en: 'All' },
  done: { he: 'מוכן: {areas}', en: 'Done: {areas}' },
  filtered: { he: 'במכשיר הזה בהכנה רק: {areas}', en: 'In process on this device, only: {areas}' },
  showAll: { he: 'להציג הכול', en: 'Show all' },
  elsewhere: {
    he: { one: 'עוד שורה אחת במקום אחר', two: 'עוד 2 שורות במקום אחר', other: 'עוד {count} שורות במקום אחר' },
    en: { one: '{count} more line elsewhere', other: '{count} more lines elsewhere' },
  },
  progress: { he: 'ההתקדמות בהזמנה {number}', en: 'Progress of order {number}' },
  areaDone: { he: 'הכול מוכן', en: 'all done' },
  tick: { he: 'מוכן: {dish}', en: 'Done: {dish}' },
  doneHere: { he: 'מוכן כאן, מחכה לאחרים', en: 'Done here, waiting for others' },
  reopen: { he: 'עוד לא מוכן', en: 'Not done yet' },
  reopenOf: { he: 'עוד לא מוכן: הזמנה {number}', en: 'Not done yet: order {number}' },
});

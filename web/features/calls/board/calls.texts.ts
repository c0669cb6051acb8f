import { defineTexts } from '#core/i18n/text.ts';

export const callsTexts = defineTexts({
  title: { he: 'שולחנות שקוראים', en: 'Tables that call' },
  waiter: { he: 'קריאה למלצר', en: 'Waiter' },
  bill: { he: 'בקשת חשבון', en: 'Bill' },
  cash: { he: 'מזומן', en: 'cash' },
  card: { he: 'אשראי', en: 'card' },
  payers: {
    he: { one: 'משלם אחד', two: 'שניים משלמים', other: '{count} משלמים' },
    en: { one: '1 pays', other: '{count} pay' },
  },
  now: { he: 'עכשיו', en: 'now' },
  minutes: {
    he: { one: 'לפני דקה', two: 'לפני 2 דק׳', other: 'לפני {count} דק׳' },
    en: { one: '1 min', other: '{count} min' },
  },
  isSeen: { he: 'ראו', en: 'Seen' },
  notSaved: { he: 'ממתין לחיבור', en: 'Not saved yet' },
  seenOf: { he: 'ראינו: {what}', en: 'Seen: {what}' },
  doneOf: { he: 'טופל: {what}', en: 'Done: {what}' },
  all: {
    he: { one: 'הקריאה', two: 'שתי הקריאות', other: 'כל {count} הקריאות' },
    en: { one: 'The call', other: 'All {count} calls' },
  },
  none: { he: 'אף שולחן לא קורא עכשיו.', en: 'No table is calling now.' },
  arrived: { he: 'שולחן {number}: {what}', en: 'Table {number}: {what}' },
  openTable: { he: 'פתיחת שולחן {number}', en: 'Open Table {number}' },
});

import { defineTexts } from '#core/i18n/text.ts';

export const readyTimeTexts = defineTexts({
  approveIn: { he: 'אישור · {minutes} דק׳', en: 'Approve · {minutes} min' },
  sooner: { he: '5 דקות פחות', en: '5 minutes less' },
  later: { he: '5 דקות יותר', en: '5 minutes more' },
  left: {
    he: { one: 'עוד דקה', two: 'עוד 2 דק׳', other: 'עוד {count} דק׳' },
    en: { one: '{count} min left', other: '{count} min left' },
  },
  due: { he: 'עכשיו', en: 'Due now' },
  late: {
    he: { one: 'איחור של דקה', two: 'איחור 2 דק׳', other: 'איחור {count} דק׳' },
    en: { one: '{count} min late', other: '{count} min late' },
  },
  promised: { he: 'הובטחה לשעה', en: 'Promised for' },
  readyIn: { he: 'תהיה מוכנה בעוד', en: 'Ready in' },
  anotherTime: { he: 'שעה אחרת ללקוח', en: 'Another time for the guest' },
  proposed: { he: 'מוצע', en: 'proposed' },
  minutes: { he: '{minutes} דק׳', en: '{minutes} min' },
  tellGuest: { he: 'עדכון הלקוח: {time}', en: 'Tell the guest: {time}' },
});

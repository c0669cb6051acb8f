import { defineGuestTexts } from '#core/i18n/text.ts';

export const demoTexts = defineGuestTexts({
  label: { he: 'בקרי ההדגמה', en: 'Demo controls', ar: 'أدوات العرض التجريبي', ru: 'Настройки демо' },
  notice: {
    he: 'זו הדגמה: שחקו בעיצוב, מלאו סל והזמינו. שום הזמנה לא נשלחת.',
    en: 'This is a demo: play with the design, fill a cart and order. No order is really sent.',
    ar: 'عرض تجريبي: جرّبوا التصميم واطلبوا. لن يُرسل أي طلب فعلًا.',
    ru: 'Это демо: меняйте вид и заказывайте. Ничего не отправляется.',
  },
  start: { he: 'התחילו בחינם', en: 'Start for free', ar: 'ابدؤوا مجانًا', ru: 'Начать бесплатно' },
  sentTitle: {
    he: 'ההזמנה הודגמה בהצלחה',
    en: 'Your demo order went through',
    ar: 'تم الطلب التجريبي بنجاح',
    ru: 'Демо-заказ прошёл успешно',
  },
  sent: {
    he: 'זו הייתה הדגמה בלבד: ההזמנה לא נשלחה לשום מסעדה. כך זה נראה אצל האורחים שלכם.',
    en: 'This was only a simulation: no restaurant received it. This is how it looks to your guests.',
    ar: 'كان هذا عرضًا: لم يُرسل الطلب إلى أي مطعم. هكذا يراه ضيوفكم.',
    ru: 'Это было демо: заказ никто не получил. Так это видят гости.',
  },
});

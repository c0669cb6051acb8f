import { defineTexts } from '#core/i18n/text.ts';

export const demoTexts = defineTexts({
  label: { he: 'בקרי ההדגמה', en: 'Demo controls' },
  notice: {
    he: 'זו הדגמה: שחקו בעיצוב, מלאו סל והזמינו. שום הזמנה לא נשלחת.',
    en: 'This is a demo: play with the design, fill a cart and order. No order is really sent.',
  },
  start: { he: 'התחילו בחינם', en: 'Start for free' },
  sentTitle: { he: 'ההזמנה הודגמה בהצלחה', en: 'Your demo order went through' },
  sent: {
    he: 'זו הייתה הדגמה בלבד: ההזמנה לא נשלחה לשום מסעדה. כך זה נראה אצל האורחים שלכם.',
    en: 'This was only a simulation: no restaurant received it. This is how it looks to your guests.',
  },
});

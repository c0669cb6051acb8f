import { defineGuestTexts } from '#core/i18n/text.ts';

export const callsTexts = defineGuestTexts({
  open: { he: 'מלצר וחשבון', en: 'Waiter and bill', ar: 'النادل والحساب', ru: 'Официант и счёт' },
  waiter: { he: 'קריאה למלצר', en: 'Call the waiter', ar: 'استدعاء النادل', ru: 'Позвать официанта' },
  bill: { he: 'בקשת חשבון', en: 'Ask for the bill', ar: 'طلب الحساب', ru: 'Попросить счёт' },
  how: { he: 'איך תשלמו?', en: 'How will you pay?', ar: 'كيف ستدفعون؟', ru: 'Как будете платить?' },
  cash: { he: 'מזומן', en: 'Cash', ar: 'نقدًا', ru: 'Наличными' },
  card: { he: 'אשראי', en: 'Card', ar: 'بالبطاقة', ru: 'Картой' },
  howMany: {
    he: 'כמה משלמים?',
    en: 'How many of you pay?',
    ar: 'كم شخصًا سيدفع؟',
    ru: 'Сколько вас платит?',
  },
  waiterCalled: {
    he: 'קראתם למלצר',
    en: 'You called the waiter',
    ar: 'استدعيتم النادل',
    ru: 'Вы позвали официанта',
  },
  billCalled: {
    he: 'ביקשתם חשבון',
    en: 'You asked for the bill',
    ar: 'طلبتم الحساب',
    ru: 'Вы попросили счёт',
  },
  payers: {
    he: 'משלמים: {count}',
    en: '{count} paying',
    ar: 'عدد الدافعين: {count}',
    ru: 'платят: {count}',
  },
  change: {
    he: 'שינוי אופן התשלום',
    en: 'Change how you pay',
    ar: 'تغيير طريقة الدفع',
    ru: 'Изменить оплату',
  },
  justNow: { he: 'ממש עכשיו', en: 'just now', ar: 'الآن', ru: 'только что' },
  waiting: {
    he: 'הקריאה הגיעה לצוות.',
    en: 'The staff have your call.',
    ar: 'وصل نداؤكم إلى الطاقم.',
    ru: 'Вызов передан персоналу.',
  },
  seen: {
    he: 'הצוות ראה את הקריאה',
    en: 'The staff have seen it',
    ar: 'رأى الطاقم نداءكم',
    ru: 'Персонал увидел вызов',
  },
  unseen: {
    he: 'אף אחד עוד לא ראה את הקריאה. פנו בבקשה לצוות.',
    en: 'Nobody has seen your call yet. Please speak to the staff.',
    ar: 'لم يرَ أحد نداءكم بعد. يُرجى التوجّه إلى الطاقم.',
    ru: 'Вызов ещё не увидели. Обратитесь к персоналу.',
  },
  failed: {
    he: 'הקריאה לא נשלחה. נסו שוב, או פנו לצוות.',
    en: 'The call was not sent. Try again, or speak to the staff.',
    ar: 'لم يُرسل النداء. حاولوا مجددًا أو توجّهوا إلى الطاقم.',
    ru: 'Вызов не отправлен. Повторите или обратитесь к персоналу.',
  },
});

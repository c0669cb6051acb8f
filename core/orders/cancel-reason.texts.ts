import { defineGuestTexts } from '../i18n/text.ts';

/** The listed reasons for cancelling, as the guest reads them; any other is typed. */
export const cancelReasonTexts = defineGuestTexts({
  notCollected: {
    he: 'ההזמנה לא נאספה',
    en: 'The order was not collected',
    ar: 'لم يُستلم الطلب',
    ru: 'Заказ не забрали',
  },
  changedMind: {
    he: 'הלקוח שינה את דעתו',
    en: 'The guest changed their mind',
    ar: 'تراجع الضيف عن طلبه',
    ru: 'Гость передумал',
  },
  ranOut: {
    he: 'משהו מההזמנה אזל',
    en: 'Something in the order ran out',
    ar: 'نفد شيء من الطلب',
    ru: 'Что-то из заказа закончилось',
  },
});

import { defineGuestTexts } from '#core/i18n/text.ts';

/** A guest who takes an order back, on the order's page. */
export const withdrawTexts = defineGuestTexts({
  change: { he: 'שינוי ההזמנה', en: 'Change the order', ar: 'تغيير الطلب', ru: 'Изменить заказ' },
  cancel: { he: 'ביטול ההזמנה', en: 'Cancel the order', ar: 'إلغاء الطلب', ru: 'Отменить заказ' },
  until: {
    he: 'אפשר לשנות או לבטל עד שהמסעדה מאשרת.',
    en: 'You can change or cancel until the restaurant approves.',
    ar: 'يمكن التغيير أو الإلغاء حتى موافقة المطعم.',
    ru: 'Изменить или отменить можно, пока ресторан не подтвердил.',
  },
  cancelQuestion: {
    he: 'לבטל את הזמנה {number}?',
    en: 'Cancel order {number}?',
    ar: 'إلغاء الطلب {number}؟',
    ru: 'Отменить заказ {number}?',
  },
  cancelMeans: {
    he: 'המסעדה לא תכין אותה, ולא משלמים עליה.',
    en: 'It will not be made, and you do not pay for it.',
    ar: 'لن يُحضَّر، ولن تدفعوا ثمنه.',
    ru: 'Его не будут готовить, платить не нужно.',
  },
  cancelNow: { he: 'כן, לבטל', en: 'Yes, cancel it', ar: 'نعم، إلغاء', ru: 'Да, отменить' },
  keep: { he: 'להשאיר', en: 'Keep it', ar: 'إبقاؤه', ru: 'Оставить' },
  cancelling: { he: 'מבטלים…', en: 'Cancelling…', ar: 'جارٍ الإلغاء…', ru: 'Отменяем…' },
  cancelOffline: {
    he: 'אין חיבור, ולא ידוע אם ההזמנה בוטלה. בדקו את החיבור ונסו שוב, או דברו עם הצוות.',
    en: 'No connection: the order may not be cancelled yet. Check it and try again, or speak to the staff.',
    ar: 'لا يوجد اتصال، وقد لا يكون الطلب أُلغي بعد. تحقّقوا وحاولوا مجددًا أو توجّهوا إلى الطاقم.',
    ru: 'Нет связи: заказ, возможно, ещё не отменён. Попробуйте снова или скажите персоналу.',
  },
  cancelFailed: {
    he: 'ההזמנה לא בוטלה. נסו שוב, או דברו עם הצוות.',
    en: 'The order was not cancelled. Try again, or speak to the staff.',
    ar: 'لم يُلغَ الطلب. حاولوا مجددًا أو توجّهوا إلى الطاقم.',
    ru: 'Заказ не отменён. Попробуйте снова или скажите персоналу.',
  },
});

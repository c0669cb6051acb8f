import { defineGuestTexts } from '#core/i18n/text.ts';

/** Of an order's own page alone: they are in its file. */
export const orderPageTexts = defineGuestTexts({
  word: { he: 'המילה שלכם:', en: 'Your word:', ar: 'كلمتكم:', ru: 'Ваше слово:' },
  deleted: {
    he: 'ההזמנה הזו כבר אינה קיימת. אפשר לפנות לצוות.',
    en: 'This order no longer exists. Please ask the staff.',
    ar: 'لم يعد هذا الطلب موجودًا. يمكنكم التوجّه إلى الطاقم.',
    ru: 'Этого заказа больше нет. Обратитесь к персоналу.',
  },
  reason: { he: 'הסיבה: {reason}', en: 'Reason: {reason}', ar: 'السبب: {reason}', ru: 'Причина: {reason}' },
  total: { he: 'סך הכול', en: 'Total', ar: 'المجموع', ru: 'Итого' },
  paid: { he: 'שולם', en: 'Paid', ar: 'مدفوع', ru: 'Оплачено' },
  payOnPickup: {
    he: 'לתשלום באיסוף',
    en: 'To pay on pickup',
    ar: 'الدفع عند الاستلام',
    ru: 'Оплата при получении',
  },
  payAtTable: {
    he: 'לתשלום בשולחן או בקופה',
    en: 'To pay at the table or the counter',
    ar: 'الدفع على الطاولة أو عند الصندوق',
    ru: 'Оплата за столом или на кассе',
  },
  live: { he: 'מתעדכן בזמן אמת', en: 'Updates live', ar: 'يُحدَّث مباشرةً', ru: 'Обновляется само' },
  offline: {
    he: 'אין חיבור, מנסים שוב…',
    en: 'No connection, trying again…',
    ar: 'لا يوجد اتصال، نحاول مجددًا…',
    ru: 'Нет связи, пробуем ещё раз…',
  },
  backToMenu: { he: 'חזרה לתפריט', en: 'Back to the menu', ar: 'العودة إلى القائمة', ru: 'Вернуться в меню' },
  waitingApprovalHint: {
    he: 'המסעדה קיבלה את ההזמנה ותאשר אותה מיד.',
    en: 'The restaurant has your order and will confirm it shortly.',
    ar: 'وصل الطلب إلى المطعم وسيؤكّده قريبًا.',
    ru: 'Заказ получен, скоро его подтвердят.',
  },
  inProcessHint: {
    he: 'המטבח עובד על ההזמנה שלכם.',
    en: 'The kitchen is working on it.',
    ar: 'المطبخ يحضّر طلبكم.',
    ru: 'Кухня готовит ваш заказ.',
  },
  waitingPaymentHint: {
    he: 'ההזמנה מוכנה! משלמים ואוספים.',
    en: 'It is ready! Pay and pick it up.',
    ar: 'طلبكم جاهز! يمكنكم الدفع والاستلام.',
    ru: 'Заказ готов! Оплатите и забирайте.',
  },
  readyAtTableHint: {
    he: 'ההזמנה מוכנה! את התשלום גובה הצוות.',
    en: 'It is ready! The staff will take payment.',
    ar: 'طلبكم جاهز! سيستلم الطاقم الدفع.',
    ru: 'Заказ готов! Оплату примет персонал.',
  },
  doneHint: {
    he: 'תודה, ובתיאבון!',
    en: 'Thank you, and enjoy!',
    ar: 'شكرًا لكم، وبالهناء والشفاء!',
    ru: 'Спасибо, и приятного аппетита!',
  },
  unseenHint: {
    he: 'המסעדה עוד לא ראתה את ההזמנה. פנו בבקשה לצוות.',
    en: 'The restaurant has not seen your order yet. Please speak to the staff.',
    ar: 'لم يرَ المطعم طلبكم بعد. يُرجى التوجّه إلى الطاقم.',
    ru: 'Ресторан ещё не увидел ваш заказ. Обратитесь к персоналу.',
  },
  rejectedHint: {
    he: 'המסעדה לא יכלה לקבל את ההזמנה. אפשר לפנות לצוות.',
    en: 'The restaurant could not take this order. Please ask the staff.',
    ar: 'لم يتمكّن المطعم من قبول الطلب. يمكنكم التوجّه إلى الطاقم.',
    ru: 'Ресторан не смог принять заказ. Обратитесь к персоналу.',
  },
  cancelledHint: {
    he: 'המסעדה ביטלה את ההזמנה. אפשר לפנות לצוות.',
    en: 'The restaurant cancelled this order. Please ask the staff.',
    ar: 'ألغى المطعم هذا الطلب. يمكنكم التوجّه إلى الطاقم.',
    ru: 'Ресторан отменил этот заказ. Обратитесь к персоналу.',
  },
  withdrawnHint: {
    he: 'המסעדה לא תכין אותה, ואין מה לשלם.',
    en: 'It will not be made, and there is nothing to pay.',
    ar: 'لن يُحضَّر، ولا شيء للدفع.',
    ru: 'Его не будут готовить, платить не нужно.',
  },
  kitchenKnows: {
    he: 'המטבח יודע שאסור לכם: {list}',
    en: 'The kitchen knows you must not eat: {list}',
    ar: 'يعلم المطبخ أنه لا يجوز لكم: {list}',
    ru: 'Кухня знает, что вам нельзя: {list}',
  },
});

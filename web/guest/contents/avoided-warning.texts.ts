import { defineGuestTexts } from '#core/i18n/text.ts';

/** Asked before adding a dish that the guest must not eat; in the page's first script, so that it is always there. */
export const avoidedWarningTexts = defineGuestTexts({
  warning: { he: 'רגע לפני שמוסיפים', en: 'Before you add it', ar: 'قبل الإضافة', ru: 'Прежде чем добавить' },
  warningHint: {
    he: 'סימנתם שאסור לכם לאכול את זה. אם תוסיפו, המטבח יראה זאת בהזמנה.',
    en: 'You said that you must not eat this. If you add it, the kitchen sees that on your order.',
    ar: 'ذكرتم أنه لا يجوز لكم أكل هذا. سيرى المطبخ ذلك في الطلب.',
    ru: 'Вы отметили, что вам это нельзя. Кухня увидит это в заказе.',
  },
  addAnyway: { he: 'להוסיף בכל זאת', en: 'Add anyway', ar: 'إضافة على أي حال', ru: 'Всё равно добавить' },
  dontAdd: { he: 'לא להוסיף', en: 'Do not add', ar: 'عدم الإضافة', ru: 'Не добавлять' },
});

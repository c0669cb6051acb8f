import { defineGuestTexts } from '#core/i18n/text.ts';

export const allergyNoteTexts = defineGuestTexts({
  about: {
    he: 'ההערה היא על אלרגיה',
    en: 'This is about an allergy',
    ar: 'هذه الملاحظة عن حساسية',
    ru: 'Это об аллергии',
  },
  kitchen: {
    he: 'הצוות יקרא אותה לפני שיאשר את ההזמנה.',
    en: 'The staff will read it before they approve the order.',
    ar: 'سيقرأها الطاقم قبل تأكيد الطلب.',
    ru: 'Персонал прочтёт её до подтверждения.',
  },
  note: { he: 'אלרגיה: {note}', en: 'Allergy: {note}', ar: 'حساسية: {note}', ru: 'Аллергия: {note}' },
});

import { defineGuestTexts } from '#core/i18n/text.ts';

export const noMenuTexts = defineGuestTexts({
  noMenu: {
    he: 'No active menu found!!!',
    en: 'No active menu found!!!',
    ar: 'No active menu found!!!',
    ru: 'No active menu found!!!',
  },
  noMenuMeaning: {
    he: 'לא נמצא תפריט פעיל.',
    en: '',
    ar: 'لا توجد قائمة متاحة.',
    ru: 'Действующее меню не найдено.',
  },
  noMenuHint: {
    he: 'המסעדה עוד לא פרסמה תפריט. נסו שוב מאוחר יותר.',
    en: 'The restaurant has not published a menu yet. Please try again later.',
    ar: 'لم ينشر المطعم قائمته بعد. يُرجى المحاولة لاحقًا.',
    ru: 'Ресторан ещё не опубликовал меню. Загляните, пожалуйста, позже.',
  },
});

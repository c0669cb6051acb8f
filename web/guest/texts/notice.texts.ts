import { defineGuestTexts } from '#core/i18n/text.ts';

/** Why nothing can be ordered. Sentences that the product fixes in English stay so in every language. */
export const noticeTexts = defineGuestTexts({
  closed: {
    he: 'Sorry, we are closed now, come back soon!',
    en: 'Sorry, we are closed now, come back soon!',
    ar: 'Sorry, we are closed now, come back soon!',
    ru: 'Sorry, we are closed now, come back soon!',
  },
  closedMeaning: {
    he: 'אנחנו סגורים כרגע, נשמח לראותכם בקרוב!',
    en: '',
    ar: 'نحن مغلقون الآن، ويسعدنا أن نراكم قريبًا!',
    ru: 'Сейчас мы закрыты, будем рады видеть вас снова!',
  },
  closedBrowse: {
    he: 'אפשר לעיין בתפריט בינתיים.',
    en: 'You can browse the menu meanwhile.',
    ar: 'يمكنكم تصفّح القائمة في هذه الأثناء.',
    ru: 'А пока можно посмотреть меню.',
  },
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
    ru: 'Ресторан ещё не опубликовал меню. Загляните позже.',
  },
});

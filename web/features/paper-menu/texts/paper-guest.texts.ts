import { defineGuestTexts } from '#core/i18n/text.ts';

/** What stands on the paper itself, in the language of the menu. */
export const paperGuestTexts = defineGuestTexts({
  allergens: {
    he: 'אלרגנים: {list}',
    en: 'Allergens: {list}',
    ar: 'مسبّبات الحساسية: {list}',
    ru: 'Аллергены: {list}',
  },
  inBrackets: {
    he: 'מספר בסוגריים: עלול להכיל.',
    en: 'A number in brackets: may contain.',
    ar: 'رقم بين قوسين: قد يحتوي.',
    ru: 'Номер в скобках: может содержать.',
  },
  notDeclared: {
    he: 'מנה ללא ציון אלרגנים: שאלו את הצוות.',
    en: 'Where no allergens are named, please ask the staff.',
    ar: 'إن لم تُذكر مسبّبات الحساسية فاسألوا طاقم المطعم.',
    ru: 'Если аллергены не указаны, спросите у персонала.',
  },
  served: { he: 'מוגש {times}', en: 'Served {times}', ar: 'يُقدَّم {times}', ru: 'Подаём: {times}' },
  scan: {
    he: 'התפריט בטלפון',
    en: 'The menu on your phone',
    ar: 'القائمة على هاتفك',
    ru: 'Меню в телефоне',
  },
});

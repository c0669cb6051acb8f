import { defineTexts } from '#core/i18n/text.ts';

/** Choosing a dish of the menu, for a new order or for one that is there. */
export const dishChoiceTexts = defineTexts({
  search: { he: 'חיפוש מנה', en: 'Find a dish' },
  sections: { he: 'קטגוריות', en: 'Categories' },
  all: { he: 'הכול', en: 'All' },
  noDish: { he: 'לא נמצאה מנה כזו', en: 'No such dish was found' },
  soldOut: { he: 'אזל', en: 'Sold out' },
  addDish: { he: 'הוספת {dish}', en: 'Add {dish}' },
  inOrder: {
    he: { one: 'אחת בהזמנה', two: 'שתיים בהזמנה', other: '{count} בהזמנה' },
    en: { one: '{count} in the order', other: '{count} in the order' },
  },
  loadFailed: { he: 'לא הצלחנו לטעון את התפריט.', en: 'The menu could not be loaded.' },
  retry: { he: 'ניסיון נוסף', en: 'Try again' },
  add: { he: 'הוספה להזמנה', en: 'Add to order' },
  back: { he: 'חזרה לתפריט', en: 'Back to the menu' },
});

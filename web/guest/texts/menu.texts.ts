import { defineTexts } from '#core/i18n/text.ts';

/** The guest menu: browsing. Sentences that the product fixes in English stay so in both languages. */
export const menuTexts = defineTexts({
  closed: {
    he: 'Sorry, we are closed now, come back soon!',
    en: 'Sorry, we are closed now, come back soon!',
  },
  closedMeaning: { he: 'אנחנו סגורים כרגע, נשמח לראותכם בקרוב!', en: '' },
  closedBrowse: { he: 'אפשר לעיין בתפריט בינתיים.', en: 'You can browse the menu meanwhile.' },
  noMenu: { he: 'No active menu found!!!', en: 'No active menu found!!!' },
  noMenuMeaning: { he: 'לא נמצא תפריט פעיל.', en: '' },
  noMenuHint: {
    he: 'המסעדה עוד לא פרסמה תפריט. נסו שוב מאוחר יותר.',
    en: 'The restaurant has not published a menu yet. Please try again later.',
  },
  emptySection: { he: 'בקרוב כאן', en: 'Coming soon' },
  open: { he: 'פתוח להזמנות', en: 'Open for orders' },
  /** On the button that changes to the other language, so each is written in the language it leads to. */
  otherLanguage: { he: 'English', en: 'עברית' },
  sections: { he: 'קטגוריות', en: 'Sections' },
  allergies: { he: 'אלרגיות', en: 'Allergies' },
  cart: { he: 'ההזמנה שלי', en: 'My order' },
  add: { he: 'הוספה', en: 'Add' },
  soldOut: { he: 'אזל מהמלאי', en: 'Out of stock' },
  close: { he: 'סגירה', en: 'Close' },
  pageTitle: { he: '{name} – תפריט', en: '{name} – Menu' },
  pageDescription: {
    he: 'התפריט של {name}: מנות, מחירים והזמנה מהטלפון.',
    en: 'The menu of {name}: dishes, prices and ordering from your phone.',
  },
});

export const dishTexts = defineTexts({
  ingredients: { he: 'מרכיבים: {list}', en: 'Ingredients: {list}' },
  size: { he: 'גודל', en: 'Size' },
  chooseSize: { he: 'יש לבחור גודל לפני ההוספה להזמנה', en: 'please choose a size before adding to cart' },
  chooseOne: { he: 'יש לבחור אפשרות אחת בקבוצה הזו', en: 'please choose one option in this group' },
  chooseAtLeast: { he: 'יש לבחור לפחות {min}', en: 'Please choose at least {min}' },
  choose: { he: 'יש לבחור {range}', en: 'Choose {range}' },
  required: { he: 'חובה', en: 'Required' },
  optional: { he: 'לבחירה', en: 'Optional' },
  upTo: { he: 'עד {max}', en: 'Up to {max}' },
  note: { he: 'הערה למטבח', en: 'Note for the kitchen' },
  noteExample: { he: 'למשל: בלי בצל', en: 'For example: no onion' },
  quantity: { he: 'כמות', en: 'Quantity' },
  more: { he: 'עוד אחד', en: 'One more' },
  less: { he: 'אחד פחות', en: 'One less' },
  addToOrder: { he: 'הוספה להזמנה', en: 'Add to order' },
});

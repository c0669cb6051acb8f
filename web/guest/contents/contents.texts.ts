import { defineTexts } from '#core/i18n/text.ts';

/** What is in a dish, and what its guest must not eat; loaded after the menu. */
export const contentsTexts = defineTexts({
  title: { he: 'מה אסור לי לאכול', en: 'What I must not eat' },
  hint: {
    he: 'מנות שמכילות או עלולות להכיל את מה שתסמנו יוסתרו מהתפריט, והמטבח יקבל את הסימון עם ההזמנה. הבחירה נשמרת רק במכשיר הזה.',
    en: 'Dishes that contain or may contain what you tick are hidden from the menu, and the kitchen is told with your order. Your choice is kept on this device only.',
  },
  caution: {
    he: 'הסינון הוא לפי מה שהמסעדה הצהירה. מנה שלא הוצהר עליה דבר נשארת בתפריט. עם אלרגיה חמורה דברו עם הצוות.',
    en: 'This goes by what the restaurant declares. A dish without any declaration stays on the menu. With a severe allergy, talk to the staff.',
  },
  done: { he: 'סיום', en: 'Done' },
  clear: { he: 'ניקוי הבחירה', en: 'Clear' },
  hidden: {
    he: {
      one: 'מנה אחת מוסתרת: {names}',
      two: 'שתי מנות מוסתרות: {names}',
      other: '{count} מנות מוסתרות: {names}',
    },
    en: { one: '{count} dish hidden: {names}', other: '{count} dishes hidden: {names}' },
  },
  shown: {
    he: {
      one: 'מנה אחת עם מה שאסור לכם: {names}',
      two: 'שתי מנות עם מה שאסור לכם: {names}',
      other: '{count} מנות עם מה שאסור לכם: {names}',
    },
    en: {
      one: '{count} dish with what you must not eat: {names}',
      other: '{count} dishes with what you must not eat: {names}',
    },
  },
  show: { he: 'הצגה', en: 'Show' },
  hide: { he: 'הסתרה', en: 'Hide' },
  change: { he: 'שינוי הבחירה', en: 'Change' },
  nothingDeclared: {
    he: 'המסעדה לא הצהירה על אלרגנים במנות. שאלו את הצוות.',
    en: 'This restaurant declares no allergens. Please ask the staff.',
  },
  warning: { he: 'רגע לפני שמוסיפים', en: 'Before you add it' },
  warningHint: {
    he: 'סימנתם שאסור לכם לאכול את זה. אם תוסיפו, המטבח יראה זאת בהזמנה.',
    en: 'You said that you must not eat this. If you add it, the kitchen sees that on your order.',
  },
  addAnyway: { he: 'להוסיף בכל זאת', en: 'Add anyway' },
  dontAdd: { he: 'לא להוסיף', en: 'Do not add' },
  kitchenIsTold: {
    he: 'המטבח יקבל עם ההזמנה מה אסור לכם לאכול: {list}.',
    en: 'With your order the kitchen is told what you must not eat: {list}.',
  },
  kitchenKnows: { he: 'המטבח יודע שאסור לכם: {list}', en: 'The kitchen knows you must not eat: {list}' },
  meatMeetsDairy: {
    he: 'רק שתדעו: בהזמנה הזו יש גם בשר וגם חלב. אם זה בסדר מבחינתכם, אפשר להמשיך.',
    en: 'Just so you know: this order has both meat and dairy. If that is fine with you, carry on.',
  },
  certificate: { he: 'תעודת כשרות', en: 'Kosher certificate' },
  validUntil: { he: 'בתוקף עד {day}', en: 'Valid until {day}' },
  notValid: {
    he: 'התעודה אינה בתוקף כרגע. אפשר לשאול את הצוות.',
    en: 'The certificate is not valid at the moment. Please ask the staff.',
  },
  loadFailed: {
    he: 'התעודה לא נטענה. סגרו ונסו שוב.',
    en: 'It could not be loaded. Close this and try again.',
  },
});

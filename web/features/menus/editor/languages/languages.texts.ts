import { defineTexts } from '#core/i18n/text.ts';

export const languagesTexts = defineTexts({
  choose: { he: 'לאיזו שפה לתרגם', en: 'Language to translate into' },
  missing: {
    he: { one: 'טקסט אחד חסר', two: 'שני טקסטים חסרים', other: '{count} טקסטים חסרים' },
    en: { one: '{count} text missing', other: '{count} texts missing' },
  },
  /** Beside the name of the language. */
  missingIn: {
    he: { one: 'חסר אחד', two: 'חסרים שניים', other: 'חסרים {count}' },
    en: { one: '{count} missing', other: '{count} missing' },
  },
  complete: { he: 'הכול מתורגם', en: 'All translated' },
  offered: {
    he: 'אורחים יכולים לבחור בשפה הזו. טקסט בלי תרגום יוצג להם בשפת התפריט.',
    en: 'Guests can choose this language. A text without translation is shown in the language of the menu.',
  },
  notOffered: {
    he: 'אורחים יוכלו לבחור בשפה הזו כשלפחות לחצי מהמנות יהיה בה שם.',
    en: 'Guests can choose this language once at least half of the dishes have a name in it.',
  },
  nextMissing: { he: 'לטקסט החסר הבא', en: 'Next missing' },
  keys: {
    he: 'אנטר בשם, או Ctrl ואנטר בכל שדה, עוברים לטקסט החסר הבא.',
    en: 'Enter in a name, or Ctrl and Enter in any field, goes to the next missing text.',
  },
  column: {
    he: 'אפשר להדביק עמודה מאקסל: כל שורה עוברת למנה הבאה.',
    en: 'A column from a sheet can be pasted: each line goes to the next dish.',
  },
  pasted: {
    he: { one: 'תרגום אחד הודבק', two: 'שני תרגומים הודבקו', other: '{count} תרגומים הודבקו' },
    en: { one: '{count} translation was pasted', other: '{count} translations were pasted' },
  },
  missingOne: { he: 'חסר', en: 'Missing' },
  unsaved: { he: 'יש תרגומים שעדיין לא נשמרו', en: 'Some translations are not saved yet' },
  save: { he: 'שמירה', en: 'Save' },
  saved: { he: 'התרגומים נשמרו', en: 'The translations were saved' },
  failed: { he: 'התרגומים לא נשמרו', en: 'The translations were not saved' },
  menuGone: { he: 'התפריט כבר לא קיים.', en: 'This menu no longer exists.' },
  gone: {
    he: 'הטקסטים האלה כבר לא בתפריט, ולכן התרגומים שלהם לא נשמרו:',
    en: 'These texts are no longer on the menu, so their translations were not saved:',
  },
  restaurant: { he: 'המסעדה', en: 'The restaurant' },
  restaurantHint: { he: 'מופיע בכל התפריטים שלכם', en: 'Shown on all your menus' },
  menu: { he: 'התפריט', en: 'The menu' },
});

/** What kind of text it is; for names, of what. */
export const textKindTexts = defineTexts({
  restaurant: { he: 'שם המסעדה', en: 'Restaurant name' },
  menu: { he: 'שם התפריט', en: 'Menu name' },
  section: { he: 'קטגוריה', en: 'Category' },
  dish: { he: 'מנה', en: 'Dish' },
  description: { he: 'תיאור', en: 'Description' },
  ingredient: { he: 'מרכיב', en: 'Ingredient' },
  size: { he: 'גודל', en: 'Size' },
  group: { he: 'קבוצת תוספות', en: 'Group of extras' },
  option: { he: 'אפשרות ב{group}', en: 'Option in {group}' },
});

import { defineTexts } from '#core/i18n/text.ts';

/** Copying a category, or some of its dishes, into another menu. */
export const copyTexts = defineTexts({
  copySection: { he: 'העתקת הקטגוריה {name}', en: 'Copy category {name}' },
  copyDish: { he: 'העתקת המנה {name}', en: 'Copy dish {name}' },
  asSaved: { he: 'המנה מועתקת כפי שנשמרה.', en: 'The dish is copied as it was saved.' },
  toMenu: { he: 'לתפריט', en: 'To menu' },
  thisMenu: { he: '{name} (התפריט הזה)', en: '{name} (this menu)' },
  toSection: { he: 'לקטגוריה', en: 'To category' },
  newSection: { he: 'קטגוריה חדשה בסוף התפריט', en: 'A new category at its end' },
  dishes: { he: 'אילו מנות', en: 'Which dishes' },
  chooseDish: { he: 'בחרו לפחות מנה אחת', en: 'Choose at least one dish' },
  copy: { he: 'העתקה', en: 'Copy' },
  copied: {
    he: {
      one: 'מנה אחת הועתקה לקטגוריה {section}',
      two: 'שתי מנות הועתקו לקטגוריה {section}',
      other: '{count} מנות הועתקו לקטגוריה {section}',
    },
    en: {
      one: '{count} dish was copied to category {section}',
      other: '{count} dishes were copied to category {section}',
    },
  },
  openMenu: { he: 'לפתיחת התפריט', en: 'Open the menu' },
  gone: {
    he: 'מה שרציתם להעתיק, או המקום שאליו, כבר לא קיים. דבר לא הועתק.',
    en: 'What you wanted to copy, or where to, no longer exists. Nothing was copied.',
  },
  failed: { he: 'דבר לא הועתק. נסו שוב.', en: 'Nothing was copied. Please try again.' },
});

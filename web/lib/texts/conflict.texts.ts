import { defineTexts } from '#core/i18n/text.ts';

/** Two screens changed the same data. */
export const conflictTexts = defineTexts({
  title: { he: 'זה השתנה בינתיים במקום אחר', en: 'This was changed elsewhere meanwhile' },
  text: {
    he: 'שום דבר לא נדרס. הנה מה ששמור עכשיו, ליד מה שיש אצלכם.',
    en: 'Nothing was overwritten. This is what is saved now, beside what you have here.',
  },
  mine: { he: 'שלכם', en: 'Yours' },
  theirs: { he: 'שמור עכשיו', en: 'Saved now' },
  keepMine: { he: 'לשמור את שלי', en: 'Save mine' },
  takeTheirs: { he: 'לקחת את השמור', en: 'Take the saved one' },
  empty: { he: '(ריק)', en: '(empty)' },
  details: { he: 'פרטים נוספים', en: 'Other details' },
  differs: { he: 'שונה', en: 'Different' },
});

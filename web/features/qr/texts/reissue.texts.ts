import { defineTexts } from '#core/i18n/text.ts';

export const reissueTexts = defineTexts({
  title: { he: 'החלפת קודים', en: 'Issue codes anew' },
  intro: {
    he: 'מישהו מזמין לשולחן בלי לשבת בו? החליפו את הקוד שלו והדפיסו כרטיס חדש.',
    en: 'Is somebody ordering to a table without sitting at it? Issue its code anew and print a new card.',
  },
  one: { he: 'החלפת הקוד של שולחן {number}', en: 'Issue table {number} anew' },
  all: { he: 'החלפת הקודים של כל השולחנות', en: 'Issue all tables anew' },
  chooseTable: {
    he: 'לשולחן אחד: הקלידו את מספרו למעלה, ליד ״מספר שולחן״.',
    en: 'For one table: type its number above, at ‘Table number’.',
  },
  oneQuestion: { he: 'להחליף את הקוד של שולחן {number}?', en: 'Issue the code of table {number} anew?' },
  allQuestion: {
    he: {
      one: 'להחליף את הקוד של השולחן?',
      two: 'להחליף את הקודים של 2 השולחנות?',
      other: 'להחליף את הקודים של כל {count} השולחנות?',
    },
    en: { one: 'Issue the code of the table anew?', other: 'Issue the codes of all {count} tables anew?' },
  },
  warning: {
    he: 'הכרטיסים שכבר הודפסו ימשיכו לפתוח את התפריט, אבל בלי מספר השולחן: אי אפשר יהיה להזמין דרכם לשולחן או לקרוא למלצר. אין דרך חזרה, ולכן הדפיסו מיד כרטיסים חדשים.',
    en: 'Cards that are printed already go on opening the menu, but stop carrying the table: nobody can order to it or call from it by them. This cannot be taken back, so print new cards right away.',
  },
  confirm: { he: 'החלפה', en: 'Issue anew' },
  cancel: { he: 'ביטול', en: 'Cancel' },
  done: {
    he: 'הקוד הוחלף. הדפיסו עכשיו את הכרטיס החדש.',
    en: 'The code was issued anew. Print the new card now.',
  },
  allDone: {
    he: 'הקודים הוחלפו. הורידו עכשיו את הכרטיסים החדשים.',
    en: 'The codes were issued anew. Download the new cards now.',
  },
  failed: { he: 'הקודים לא הוחלפו. נסו שוב.', en: 'The codes were not issued anew. Please try again.' },
  issuedCount: {
    he: {
      one: 'לשולחן אחד יש קוד שהוחלף.',
      two: 'לשני שולחנות יש קוד שהוחלף.',
      other: 'ל־{count} שולחנות יש קוד שהוחלף.',
    },
    en: {
      one: '{count} table has a code that was issued anew.',
      other: '{count} tables have codes that were issued anew.',
    },
  },
});

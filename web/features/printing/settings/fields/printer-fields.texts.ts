import { defineTexts } from '#core/i18n/text.ts';

export const printerFieldsTexts = defineTexts({
  name: { he: 'שם המדפסת', en: 'Name of the printer' },
  namePlaceholder: { he: 'מטבח, בר, קופה…', en: 'Kitchen, bar, counter…' },
  firstName: { he: 'מטבח', en: 'Kitchen' },
  nameMissing: { he: 'כתבו שם.', en: 'Write a name.' },
  moment: { he: 'מתי מדפיסים', en: 'When it prints' },
  arrivalHint: {
    he: 'מיד, גם לפני שאישרתם. הזמנה שתידחה תדפיס בון ביטול.',
    en: 'At once, also before anybody approves it. One that is rejected prints that it is off.',
  },
  approvalHint: {
    he: 'רק מה שבאמת מכינים. מתאים לרוב המטבחים.',
    en: 'Only what is really made. Right for most kitchens.',
  },
  areas: { he: 'מה היא מדפיסה', en: 'What it prints' },
  allAreasHint: { he: 'גם אזורים שתוסיפו בעתיד.', en: 'Also those that you add later.' },
  someAreas: { he: 'רק אזורים מסוימים', en: 'Some areas only' },
  chosenAreas: { he: 'האזורים שלה', en: 'Its areas' },
  areasMissing: { he: 'בחרו לפחות אזור אחד.', en: 'Choose at least one area.' },
  paper: { he: 'רוחב הנייר', en: 'Paper width' },
  paperHint: {
    he: 'כתוב על הגליל. ברוב המטבחים 80 מ״מ.',
    en: 'It is written on the roll. Most kitchens use 80 mm.',
  },
  language: { he: 'שפת הבון', en: 'Language of the ticket' },
  languageHint: {
    he: 'של המילים הקבועות. המנות מודפסות כפי שהן בתפריט.',
    en: 'Of its fixed words. Dishes are printed as they are in the menu.',
  },
  copies: { he: 'עותקים', en: 'Copies' },
  printsChanges: { he: 'להדפיס גם שינויים וביטולים', en: 'Print changes and cancellations' },
  printsChangesHint: { he: 'בון קצר שאומר רק מה השתנה.', en: 'A short ticket that says only what changed.' },
  opensDrawer: { he: 'לפתוח את מגירת הקופה עם חשבון', en: 'Open the cash drawer with a bill' },
  opensDrawerHint: { he: 'אם מגירה מחוברת למדפסת.', en: 'If a drawer is plugged into the printer.' },
  sample: { he: 'כך זה ייצא', en: 'How it comes out' },
  sampleAlt: { he: 'בון לדוגמה של הזמנה', en: 'A sample ticket of an order' },
  sampleFailed: { he: 'הדוגמה לא נטענה. ההגדרות כן.', en: 'The sample did not load. The settings did.' },
});

import { defineTexts } from '#core/i18n/text.ts';

/** The statement that the Israeli regulations on accessible services ask for, for the site and for each restaurant's menu. */
export const accessibilityTexts = defineTexts({
  headline: { he: 'הצהרת נגישות', en: 'Accessibility statement' },
  headlineOf: { he: 'הצהרת נגישות: {restaurant}', en: 'Accessibility statement: {restaurant}' },
  intro: {
    he: 'כל אדם צריך להיות מסוגל לקרוא תפריט, להזמין ולנהל מסעדה. כך אנחנו דואגים לזה, וכך אומרים לנו כשמשהו לא עובד.',
    en: 'Everybody should be able to read a menu, order, and run a restaurant. This is what we do for it, and how to tell us when something does not work.',
  },
  introOf: {
    he: 'התפריט הדיגיטלי וההזמנה של {restaurant} פועלים על מנטה. הצהרה זו חלה על העמודים האלה.',
    en: 'The digital menu and the ordering of {restaurant} run on Menta. This statement covers those pages.',
  },

  standardTitle: { he: 'התקן', en: 'The standard' },
  standard: {
    he: 'העמודים נבנו לפי תקן ישראלי ת״י 5568 ברמה AA, ולפי הנחיות WCAG 2.2 ברמה AA, כנדרש בתקנות שוויון זכויות לאנשים עם מוגבלות (התאמות נגישות לשירות), התשע״ג–2013.',
    en: 'The pages are built to Israeli Standard IS 5568 at level AA and to WCAG 2.2 at level AA, as the Equal Rights for Persons with Disabilities Regulations (Service Accessibility Adjustments), 2013, require.',
  },

  doneTitle: { he: 'מה עושה את זה נגיש', en: 'What makes it accessible' },
  doneKeyboard: {
    he: 'כל פעולה אפשרית מהמקלדת, והמיקוד נראה תמיד.',
    en: 'Everything can be done from the keyboard, and the focus is always visible.',
  },
  doneReader: {
    he: 'כותרות, תוויות ושמות לקוראי מסך; הודעות חשובות מוקראות מעצמן.',
    en: 'Headings, labels and names for screen readers; important messages are announced.',
  },
  doneText: {
    he: 'טקסט שגדל עד 200% בלי שייחתך, וניגודיות של 4.5:1 לפחות, גם כשהמסעדה בוחרת צבע משלה.',
    en: 'Text that grows to 200% without being cut, and a contrast of at least 4.5:1, also when a restaurant chooses its own colour.',
  },
  doneMotion: {
    he: 'בלי תנועה כשמערכת ההפעלה מבקשת פחות תנועה, ותמיכה במצב ניגודיות גבוהה.',
    en: 'No motion when the system asks for less of it, and support for high-contrast modes.',
  },
  doneSigns: {
    he: 'שום מידע לא נמסר בצבע בלבד או בצליל בלבד.',
    en: 'Nothing is told by colour alone or by sound alone.',
  },
  doneLanguages: {
    he: 'עברית ואנגלית בכל עמוד; תפריטים גם בערבית וברוסית, כשהמסעדה תרגמה אותם.',
    en: 'Hebrew and English on every page; menus in Arabic and Russian too, where the restaurant has translated them.',
  },

  testedTitle: { he: 'איך זה נבדק', en: 'How it is tested' },
  tested: {
    he: 'לפני כל גרסה כל עמוד וכל חלון נבדקים בכלי אוטומטי (axe), ומסלולים שלמים עוברים במקלדת בלבד, בטקסט מוגדל ובמצב ניגודיות גבוהה, ב־Chromium,‏ Firefox ו־WebKit.',
    en: 'Before every release each page and dialog is checked by an automatic tool (axe), and whole journeys are made by keyboard alone, with enlarged text and in high-contrast mode, in Chromium, Firefox and WebKit.',
  },

  limitsTitle: { he: 'מה עוד לא מושלם', en: 'What is not perfect yet' },
  limits: {
    he: 'תמונות של מנות מועלות בידי המסעדות; שם המנה ותיאורה הם החלופה הטקסטואלית שלהן. תמונה של תעודת כשרות אינה ניתנת להקראה, ולכן תוקפה כתוב לידה. האתר לא נבדק על ידי גורם חיצוני.',
    en: 'Pictures of dishes are uploaded by restaurants; the dish’s name and description are their text alternative. The picture of a kosher certificate cannot be read aloud, so its validity is written beside it. The site was not audited by an outside body.',
  },

  placeTitle: { he: 'נגישות המקום עצמו', en: 'Access to the restaurant itself' },
  place: {
    he: 'על כניסה, חניה, ישיבה ושירותים נגישים, או כדי להזמין בדרך אחרת, פנו למסעדה:',
    en: 'About an accessible entrance, parking, seating and toilets, or to order in another way, ask the restaurant:',
  },
  placeWithout: {
    he: 'על כניסה, חניה, ישיבה ושירותים נגישים, או כדי להזמין בדרך אחרת, פנו לצוות המסעדה.',
    en: 'About an accessible entrance, parking, seating and toilets, or to order in another way, ask the restaurant’s staff.',
  },
  phone: { he: 'טלפון', en: 'Phone' },
  address: { he: 'כתובת', en: 'Address' },

  contactTitle: { he: 'נתקלתם בבעיה?', en: 'Met a problem?' },
  contact: {
    he: 'כתבו לנו באיזה עמוד, מה ניסיתם לעשות ובאיזה מכשיר, תוכנה או טכנולוגיה מסייעת. פניות נגישות מטופלות לפני אחרות; נשיב בתוך שבעה ימי עסקים.',
    en: 'Tell us on which page, what you tried to do, and with which device, browser or assistive technology. Accessibility requests come before others; we answer within seven working days.',
  },
  toMenu: { he: 'חזרה לתפריט', en: 'Back to the menu' },
});

import { defineTexts } from '#core/i18n/text.ts';

export const privacyTexts = defineTexts({
  headline: { he: 'מדיניות פרטיות', en: 'Privacy policy' },
  intro: {
    he: 'מה נשמר, למה, לכמה זמן ומי רואה. בלי פרסומות, בלי מעקב ובלי מכירת מידע.',
    en: 'What is stored, why, for how long and who sees it. No advertising, no tracking, nothing is sold.',
  },

  guestsTitle: { he: 'אם הזמנתם במסעדה', en: 'If you order at a restaurant' },
  guestsWhat: {
    he: 'נשמרים השם והטלפון שהקלדתם, המנות, ההערות ומה שסימנתם שאסור לכם לאכול. המסעדה צריכה אותם כדי להכין את ההזמנה, לקרוא לכם ולהתקשר אם משהו השתנה.',
    en: 'The name and phone you type, the dishes, your notes and what you marked that you must not eat are stored. The restaurant needs them to prepare the order, to call you and to phone you if something changes.',
  },
  guestsWho: {
    he: 'המסעדה היא בעלת המידע הזה, והצוות שלה רואה אותו. מנטה שומרת אותו בשבילה. הטלפון אינו מוצג לאורחים אחרים ואינו משמש לדיוור.',
    en: 'The restaurant is in charge of this data and its staff see it; Menta stores it for them. The phone is shown to no other guest and is used for no mailing.',
  },
  guestsHowLong: {
    he: 'המסעדה בוחרת כמה זמן: בין חודש ל־24 חודשים, ובדרך כלל 12. אחר כך השם, הטלפון, ההערות והאלרגיות נמחקים לצמיתות, ונשארים רק המנות והסכומים.',
    en: 'The restaurant chooses for how long: between 1 and 24 months, usually 12. Then name, phone, notes and allergies are deleted for good; only dishes and amounts stay.',
  },
  guestsPhone: {
    he: 'העגלה, ההזמנות שלכם, מה שאסור לכם לאכול, ואם ביקשתם גם השם והטלפון, נשמרים בטלפון שלכם בלבד. מחיקת נתוני האתר בדפדפן מוחקת אותם.',
    en: 'Your cart, your orders, what you must not eat and, if you asked for it, your name and phone are kept on your phone alone. Clearing the site’s data in your browser deletes them.',
  },

  readersTitle: { he: 'אם רק הסתכלתם', en: 'If you only looked' },
  readers: {
    he: 'נספר כמה פעמים נפתחו התפריט ומנותיו, בלי לדעת מי פתח: בלי מזהה, בלי כתובת רשת ובלי שירותים של אחרים.',
    en: 'How often a menu and its dishes were opened is counted, without knowing by whom: no identifier, no network address, no third party.',
  },

  ownersTitle: { he: 'אם יש לכם חשבון', en: 'If you have an account' },
  owners: {
    he: 'נשמרים השם, האימייל, פרטי המסעדה, התפריטים, ההזמנות ויומן אבטחה של כניסות ושינויים. הסיסמה נשמרת רק כגיבוב שאי אפשר לשחזר ממנו.',
    en: 'Your name, email, the restaurant’s details, menus, orders and a security log of log-ins and changes are stored. The password is stored only as a hash from which it cannot be recovered.',
  },
  ownersRights: {
    he: 'בהגדרות אפשר להוריד את כל הנתונים, לתקן אותם ולמחוק את החשבון עם כל מה שבו.',
    en: 'In the settings you can download all of it, correct it, and delete the account with everything in it.',
  },

  cookiesTitle: { he: 'עוגיות', en: 'Cookies' },
  cookies: {
    he: 'רק מה שהאתר צריך כדי לפעול: הכניסה לחשבון, השפה שבחרתם ומספר השולחן שסרקתם. אין עוגיות של פרסום או סטטיסטיקה, ולכן גם אין חלון הסכמה.',
    en: 'Only what the site needs to work: being logged in, the language you chose and the table you scanned. There are no advertising or statistics cookies, and so no consent window.',
  },

  securityTitle: { he: 'שמירה על המידע', en: 'Keeping it safe' },
  security: {
    he: 'הגישה למידע של מסעדה היא שלה בלבד, וכל פעולה רגישה דורשת סיסמה או קוד אישי. אין העברה לצד שלישי, אלא אם החוק מחייב או לספק שמאחסן את השירות בשבילנו.',
    en: 'A restaurant’s data is within its own reach alone, and whatever is sensitive takes a password or a personal PIN. Nothing goes to third parties, unless the law demands it or they host the service for us.',
  },

  rightsTitle: { he: 'הזכויות שלכם', en: 'Your rights' },
  rights: {
    he: 'לפי חוק הגנת הפרטיות, התשמ״א–1981, אפשר לעיין במידע עליכם, לתקן אותו ולבקש את מחיקתו. על הזמנה פונים למסעדה; על כל השאר, ואם המסעדה לא ענתה, פונים אלינו:',
    en: 'Under the Israeli Protection of Privacy Law, 1981, you may see what is stored about you, correct it and ask for its deletion. About an order, ask the restaurant; about everything else, or if it does not answer, ask us:',
  },
});

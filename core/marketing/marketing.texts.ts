import { defineTexts } from '../i18n/text.ts';

/** Plans and feature cards, as the pricing and features pages show them. */
export const planTexts = defineTexts({
  perMonth: { he: 'לחודש', en: 'per month' },

  basicName: { he: 'בייסיק', en: 'Basic' },
  basicDescription: {
    he: 'תפריט דיגיטלי יפה שתמיד מעודכן, במרחק סריקה אחת.',
    en: 'A beautiful digital menu that is always up to date, one scan away.',
  },
  basicMenus: { he: 'תפריטים דיגיטליים, החלפה ביניהם בלחיצה', en: 'Digital menus, switched with one tap' },
  basicQr: { he: 'קודי QR למסעדה ולכל שולחן', en: 'QR codes for the restaurant and for every table' },
  basicDesign: { he: 'צבעים, גופנים ולוגו משלכם', en: 'Your own colours, fonts and logo' },
  basicPictures: {
    he: 'תמונות, גדלים, תוספות וסימוני תזונה לכל מנה',
    en: 'Pictures, sizes, extras and dietary tags for every dish',
  },
  basicStock: { he: 'עדכון מלאי בזמן אמת', en: 'Out-of-stock updates in real time' },
  basicLanguages: {
    he: 'ארבע שפות: עברית, אנגלית, ערבית ורוסית',
    en: 'Four languages: Hebrew, English, Arabic and Russian',
  },
  basicAllergens: {
    he: 'אלרגנים בכל מנה, ותפריט בלי מה שאסור לאורח',
    en: 'Allergens for every dish, and a menu without what a guest must not eat',
  },
  basicImport: {
    he: 'ייבוא התפריט שיש לכם: מהודעה, מ־PDF או מאקסל',
    en: 'Import of the menu you have: from a message, a PDF or a spreadsheet',
  },
  basicPrinting: {
    he: 'הדפסה: כרטיסי QR לשולחנות, באיכות של בית דפוס',
    en: 'Printing: QR cards for tables, sharp enough for a print shop',
  },
  basicCta: { he: 'מתחילים בחינם', en: 'Start for free' },

  proName: { he: 'פרו', en: 'Pro' },
  proDescription: {
    he: 'הכול, וגם הזמנות ישירות מהטלפון של הסועדים אל המטבח.',
    en: "Everything, plus orders straight from your guests' phones to the kitchen.",
  },
  proEverything: { he: 'כל מה שבבייסיק', en: 'Everything in Basic' },
  proOrders: { he: 'הזמנות מהשולחן ומהדלפק, ללא עמלה', en: 'Orders from table and counter, no commission' },
  proBoard: {
    he: 'מסך הזמנות חי עם צליל לכל הזמנה חדשה',
    en: 'A live order board that sounds for every new order',
  },
  proShifts: { he: 'ניהול משמרות וסיכום לכל משמרת', en: 'Shifts, with a summary of each' },
  proReports: {
    he: 'דוחות: מה נמכר, מתי ובכמה, על המסך, בהדפסה ובאקסל',
    en: 'Reports: what sold, when and for how much, on screen, on paper and as a spreadsheet',
  },
  proStations: {
    he: 'עמדות וצוות: טאבלט לכל עמדה, קוד אישי והרשאות לכל עובד',
    en: 'Stations and staff: a tablet for each station, a PIN and rights for each person',
  },
  proTracking: { he: 'הסועד רואה את מצב ההזמנה בזמן אמת', en: 'Guests follow their order live' },
  proProtection: { he: 'אישור סיסמה לפעולות רגישות', en: 'Sensitive actions behind your password' },
  proCta: { he: '14 ימי ניסיון בחינם', en: 'Try free for 14 days' },
});

export const featureTexts = defineTexts({
  guests: { he: 'לסועדים', en: 'For guests' },
  menu: { he: 'התפריט', en: 'The menu' },
  orders: { he: 'הזמנות', en: 'Orders' },
  business: { he: 'העסק', en: 'The business' },

  qrTitle: { he: 'סורקים ונכנסים', en: 'Scan and you are in' },
  qrDescription: {
    he: 'קוד QR אחד, בלי אפליקציה ובלי הרשמה. התפריט נפתח בשנייה, גם ברשת סלולרית חלשה.',
    en: 'One QR code, no app and no sign-up. The menu opens in a second, even on a weak mobile network.',
  },
  builderTitle: { he: 'עורך תפריט נוח', en: 'An editor that stays out of the way' },
  builderDescription: {
    he: 'גוררים קטגוריות ומנות למקומן, מעדכנים מחיר או תמונה, וזה באוויר. מכל מקום, בכל זמן.',
    en: 'Drag categories and dishes into place, change a price or a picture, and it is live. Anywhere, any time.',
  },
  designTitle: { he: 'העיצוב שלכם', en: 'Your own look' },
  designDescription: {
    he: 'צבע, גופן, פריסה ולוגו. התפריט נראה כמו המסעדה שלכם ולא כמו של כולם.',
    en: 'Colour, font, layout and logo. The menu looks like your restaurant, not like everyone else’s.',
  },
  choicesTitle: { he: 'גדלים ותוספות', en: 'Sizes and extras' },
  choicesDescription: {
    he: 'גודל, מידת עשייה, תוספות בתשלום ובחירות חובה. כל מנה בדיוק כמו שהיא מוגשת אצלכם.',
    en: 'Size, doneness, paid extras and required choices. Every dish exactly as you serve it.',
  },
  dietaryTitle: { he: 'סימוני תזונה ברורים', en: 'Clear dietary tags' },
  dietaryDescription: {
    he: 'טבעוני, ללא גלוטן, כשר, חריף ועוד. הסועדים מוצאים מה מתאים להם בלי לשאול.',
    en: 'Vegan, gluten-free, kosher, spicy and more. Guests find what suits them without asking.',
  },
  stockTitle: { he: 'נגמר? בלחיצה אחת', en: 'Sold out? One tap' },
  stockDescription: {
    he: 'מסמנים שמנה אזלה, והיא מתעדכנת מיד אצל כל מי שמסתכל בתפריט.',
    en: 'Mark a dish as out of stock and it changes at once for everyone looking at the menu.',
  },
  ordersTitle: { he: 'הזמנות בזמן אמת', en: 'Orders in real time' },
  ordersDescription: {
    he: 'ההזמנה מגיעה ישר למסך ההזמנות, עם צליל, מספר ושולחן. שום הזמנה לא הולכת לאיבוד.',
    en: 'An order goes straight to the order board, with a sound, a number and a table. None is ever lost.',
  },
  trackingTitle: { he: 'הסועד תמיד יודע', en: 'Guests always know' },
  trackingDescription: {
    he: 'התקבלה, בהכנה, מוכנה. הסועד רואה את מצב ההזמנה שלו מתעדכן לבד, בלי לשאול את הצוות.',
    en: 'Received, being prepared, ready. Guests see their order move by itself, without asking the staff.',
  },
  shiftsTitle: { he: 'משמרות מסודרות', en: 'Orderly shifts' },
  shiftsDescription: {
    he: 'פותחים משמרת, סוגרים משמרת, ורואים כל הזמנה וכל שקל שנכנסו בה.',
    en: 'Open a shift, close a shift, and see every order and every shekel that came in.',
  },
});

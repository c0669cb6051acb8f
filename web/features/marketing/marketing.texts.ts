import { defineTexts } from '#core/i18n/text.ts';

export const siteTexts = defineTexts({
  openMenu: { he: 'פתיחת התפריט', en: 'Open menu' },
  closeMenu: { he: 'סגירת התפריט', en: 'Close menu' },
  footerNavigation: { he: 'קישורים', en: 'Links' },
  navigation: { he: 'ניווט ראשי', en: 'Main navigation' },
  packages: { he: 'חבילות', en: 'Packages' },
  features: { he: 'מה יש במנטה', en: 'Features' },
  faq: { he: 'שאלות נפוצות', en: 'FAQ' },
  login: { he: 'התחברות', en: 'Login' },
  startTrial: { he: 'התחלת ניסיון חינם', en: 'Start Free Trial' },
  viewDemo: { he: 'צפייה בתפריט לדוגמה', en: 'View Demo Menu' },
  trialNote: { he: '14 ימי ניסיון · בלי כרטיס אשראי', en: '14 days free · no credit card' },
  footerLine: { he: 'תפריטים דיגיטליים והזמנות למסעדות.', en: 'Digital menus and ordering for restaurants.' },
});

export const landingTexts = defineTexts({
  headline: { he: 'התפריט שלכם.', en: 'Your menu.' },
  headlineEnd: { he: 'ישר לטלפון, ישר למטבח.', en: 'On their phone, into your kitchen.' },
  tagline: {
    he: 'תפריט דיגיטלי בעיצוב שלכם שנפתח בסריקת QR, הזמנות ישירות מהלקוחות, וניהול קל של המסעדה – במקום אחד.',
    en: 'Custom digital menus that open with a QR scan, direct customer orders, and easy restaurant management – in one place.',
  },
  tryEvening: { he: 'ערב לניסיון', en: 'Try an evening' },
  tryNote: {
    he: 'בלי הרשמה ובלי כרטיס אשראי: לוח הזמנות אמיתי עם אורחים מומצאים',
    en: 'No sign-up, no credit card: a real order board with made-up guests',
  },
  stagePicture: {
    he: 'הזמנה נשלחת מהטלפון של אורח ומופיעה בלוח ההזמנות של המטבח',
    en: 'An order is sent from a guest’s phone and appears on the kitchen’s order board',
  },
  stop: { he: 'עצירת ההדגמה', en: 'Stop the show' },
  play: { he: 'הפעלת ההדגמה', en: 'Play the show' },
  guestNames: {
    he: 'מאיה לוי, עומר כץ, תמר כהן, יונתן שטרן, שירה אזולאי',
    en: 'Maya Levi, Omer Katz, Tamar Cohen, Jonathan Stern, Shira Azulay',
  },
  guestNote: { he: 'בלי בצל, בבקשה', en: 'No onions, please' },
  viewMenu: { he: 'לצפייה בתפריט', en: 'View the menu' },
  featuresTitle: { he: 'שלושה דברים שעושים ערב רגוע', en: 'Three things that make a calm evening' },
  scanTitle: { he: 'תפריט בסריקת QR', en: 'A menu behind a QR code' },
  scan: {
    he: 'האורחים סורקים ורואים את התפריט תוך שנייה. בלי אפליקציה, בלי הורדה.',
    en: 'Guests scan and see the menu within a second. No app, nothing to download.',
  },
  scanLanguages: {
    he: 'עברית, אנגלית, ערבית ורוסית',
    en: 'Hebrew, English, Arabic and Russian',
  },
  scanAllergens: {
    he: 'אלרגנים בכל מנה, ותפריט בלי מה שאסור לאורח',
    en: 'Allergens for every dish, and a menu without what a guest must not eat',
  },
  scanFollow: {
    he: 'האורח רואה מתי ההזמנה מוכנה, בלי לשאול',
    en: 'Guests see when their order is ready, without asking',
  },
  buildTitle: { he: 'בונים ומעדכנים את התפריט', en: 'Build and manage your menu' },
  build: {
    he: 'מעצבים ועורכים מכל מקום ובכל זמן. מנה שנגמרה נעלמת מהטלפונים מיד.',
    en: 'Design and edit anywhere, any time. A dish that ran out changes on every phone at once.',
  },
  buildImport: {
    he: 'ייבוא תפריט קיים מהודעה, מ־PDF או מאקסל',
    en: 'Import the menu you have from a message, a PDF or a spreadsheet',
  },
  buildDesign: { he: 'צבע, גופן, פריסה ולוגו משלכם', en: 'Your own colour, font, layout and logo' },
  buildPrint: { he: 'הדפסת קודי QR וכרטיסים לשולחנות', en: 'QR codes and table cards, ready to print' },
  ordersTitle: { he: 'הזמנות בזמן אמת', en: 'Orders in real time' },
  ordersReady: {
    he: 'זמן מוכנות לכל הזמנה, לפי העומס במטבח',
    en: 'A ready time for each order, by how busy the kitchen is',
  },
  ordersStations: {
    he: 'טאבלט לכל עמדה, קוד אישי לכל עובד',
    en: 'A tablet for each station, a PIN for each person',
  },
  ordersReports: {
    he: 'דוחות לכל משמרת: מה נמכר, מתי ובכמה',
    en: 'Reports of every shift: what sold, when and for how much',
  },
  orders: {
    he: 'כל הזמנה מגיעה ישר למסך ניהול ההזמנות, עם השולחן, הגודל וההערות.',
    en: 'Every order goes straight to the order-management page, with table, size and notes.',
  },
  ctaTitle: { he: 'השולחן ערוך. מצטרפים?', en: 'The table is set. Will you join?' },
  cta: {
    he: 'פותחים חשבון, מוסיפים כמה מנות ומדפיסים קוד QR. הערב כבר מזמינים אצלכם מהטלפון.',
    en: 'Open an account, add a few dishes and print a QR code. Guests can order from their phones tonight.',
  },
});

/** What the phone on the landing page shows. */
export const phoneTexts = defineTexts({
  restaurant: { he: 'הגינה', en: 'The Garden' },
  open: { he: 'פתוח להזמנות', en: 'Open for orders' },
  starters: { he: 'ראשונות', en: 'Starters' },
  mains: { he: 'עיקריות', en: 'Mains' },
  desserts: { he: 'קינוחים', en: 'Desserts' },
  salad: { he: 'סלט גינה', en: 'Garden salad' },
  saladNote: { he: 'עגבניות, נענע, לימון', en: 'Tomato, mint, lemon' },
  pizza: { he: 'פיצה מרגריטה', en: 'Pizza Margherita' },
  pizzaNote: { he: 'מוצרלה ובזיליקום', en: 'Mozzarella and basil' },
  pasta: { he: 'פסטה ברוטב עגבניות', en: 'Pasta al pomodoro' },
  pastaNote: { he: 'פרמזן, שום קונפי', en: 'Parmesan, garlic confit' },
  cake: { he: 'עוגת תותים', en: 'Strawberry cake' },
  cakeNote: { he: 'קרם וניל', en: 'Vanilla cream' },
  cart: { he: 'ההזמנה שלי', en: 'My order' },
  received: { he: 'ההזמנה נשלחה', en: 'Order sent' },
  cooking: { he: 'בהכנה', en: 'Being prepared' },
  ready: { he: 'מוכן!', en: 'Ready!' },
});

export const featuresTexts = defineTexts({
  headline: { he: 'כל מה שצריך בין הכניסה למטבח', en: 'Everything between the door and the kitchen' },
  tagline: {
    he: 'תפריט, הזמנות, משמרות ועיצוב – בלי ציוד מיוחד ובלי הדרכות.',
    en: 'Menu, orders, shifts and design – no special equipment, no training days.',
  },
  ctaTitle: { he: 'רוצים לראות אצלכם?', en: 'See it in your own restaurant' },
});

export const pricingTexts = defineTexts({
  headline: { he: 'חבילות פשוטות', en: 'Simple packages' },
  tagline: {
    he: '14 ימי ניסיון בכל חבילה, בלי כרטיס אשראי.',
    en: 'Every package starts with 14 days free, no credit card.',
  },
  popular: { he: 'הכי פופולרי', en: 'Most popular' },
  customTitle: { he: 'צריכים משהו אחר?', en: 'Need something else?' },
  custom: {
    he: 'רשת, כמה סניפים או דרישה מיוחדת – נמצא פתרון.',
    en: 'A chain, several branches or a special need – we will find a way.',
  },
  customLink: { he: 'לפתרון מותאם', en: 'Get a custom solution' },
});

export const faqTexts = defineTexts({
  headline: { he: 'שאלות נפוצות', en: 'Frequently asked questions' },
  topics: { he: 'נושאים', en: 'Topics' },
  whatQ: { he: 'מה זה מנטה?', en: 'What is Menta?' },
  whatA: {
    he: 'שירות שבו המסעדה מפרסמת תפריט דיגיטלי שנפתח בסריקת קוד QR, והאורחים יכולים להזמין ממנו ישירות.',
    en: 'A service on which a restaurant publishes a digital menu that opens with a QR code, and guests can order from it directly.',
  },
  costQ: { he: 'כמה זה עולה?', en: 'What does it cost?' },
  costA: { he: 'יש חבילת בייסיק וחבילת פרו.', en: 'There is a Basic package and a Pro package.' },
  costLink: { he: 'לכל החבילות והמחירים', en: 'See all packages and prices' },
  appQ: { he: 'האורחים צריכים להוריד אפליקציה?', en: 'Do guests need an app?' },
  appA: { he: 'לא. התפריט נפתח בדפדפן של הטלפון.', en: 'No. The menu opens in the phone’s browser.' },
  timeQ: { he: 'כמה זמן לוקח לבנות תפריט?', en: 'How long does it take to build a menu?' },
  timeA: {
    he: 'כמה דקות. מוסיפים קטגוריות, מנות ומחירים והתפריט באוויר.',
    en: 'Minutes. Add categories, dishes and prices, and the menu is live.',
  },
  designQ: { he: 'אפשר להתאים את העיצוב?', en: 'Can I change the design?' },
  designA: { he: 'כן: צבעים, גופנים ולוגו משלכם.', en: 'Yes: your own colours, fonts and logo.' },
  helpQ: { he: 'תעזרו לנו להתחיל?', en: 'Will you help us get started?' },
  helpA: {
    he: 'בשמחה. אפשר לבקש גם הקמה ראשונית של התפריט.',
    en: 'Gladly. You can also ask us to set up the first menu for you.',
  },
  editQ: { he: 'מה קורה כשמשנים מנה?', en: 'What happens when I change a dish?' },
  editA: {
    he: 'העריכה פשוטה, והשינוי מופיע מיד אצל כל מי שהתפריט פתוח אצלו.',
    en: 'Editing is easy, and the change appears at once for everyone who has the menu open.',
  },
  trialQ: { he: 'יש תקופת ניסיון?', en: 'Is there a free trial?' },
  trialA: { he: 'כן, 14 ימים חינם ובלי כרטיס אשראי.', en: 'Yes, 14 days free, without a credit card.' },
  moreTitle: { he: 'נשארה שאלה?', en: 'Still have a question?' },
  more: {
    he: 'כתבו לנו, או פתחו חשבון ניסיון וראו איך זה עובד אצלכם.',
    en: 'Write to us, or open a trial account and see how it works for you.',
  },
  write: { he: 'כתיבת הודעה', en: 'Write a message' },
});

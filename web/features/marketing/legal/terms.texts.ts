import { defineTexts } from '#core/i18n/text.ts';

export const termsTexts = defineTexts({
  headline: { he: 'תנאי שימוש', en: 'Terms of use' },
  intro: {
    he: 'ההסכם ביניכם לבין מי שמפעיל את מנטה, במילים פשוטות. שימוש בשירות הוא הסכמה לו.',
    en: 'The agreement between you and whoever runs Menta, in plain words. Using the service means agreeing to it.',
  },

  serviceTitle: { he: 'השירות', en: 'The service' },
  service: {
    he: 'מנטה מציגה את התפריט של מסעדה, מעבירה אליה הזמנות ומראה לאורח מה מצבן. התשלום נעשה במסעדה; מנטה אינה גובה מאורחים ואינה צד לעסקה בינם לבין המסעדה.',
    en: 'Menta shows a restaurant’s menu, passes orders on to it and shows guests how they stand. Payment is made at the restaurant; Menta takes no money from guests and is no party to their purchase.',
  },

  guestsTitle: { he: 'לאורחים', en: 'For guests' },
  guestsOrder: {
    he: 'הזמנה מחייבת מרגע שהמסעדה אישרה אותה. המסעדה רשאית לדחות או לבטל הזמנה, ותראו את הסיבה.',
    en: 'An order is binding once the restaurant has approved it. The restaurant may reject or cancel an order, and you see the reason.',
  },
  guestsContents: {
    he: 'המחירים, התיאורים, סימוני התזונה והאלרגנים הם באחריות המסעדה. עם אלרגיה, דברו תמיד עם הצוות לפני שאוכלים.',
    en: 'Prices, descriptions, dietary tags and allergens are the restaurant’s responsibility. With an allergy, always talk to the staff before you eat.',
  },
  guestsTime: {
    he: 'זמן ההכנה המוצג הוא הערכה.',
    en: 'The time shown for preparation is an estimate.',
  },

  ownersTitle: { he: 'למסעדות', en: 'For restaurants' },
  ownersContent: {
    he: 'מה שאתם מפרסמים צריך להיות נכון ושלכם: מחירים מלאים כולל מע״מ, אלרגנים, כשרות לפי תעודה בתוקף ותמונות שמותר לכם להשתמש בהן.',
    en: 'What you publish has to be true and yours: full prices including VAT, allergens, kosher only with a valid certificate, and pictures that you may use.',
  },
  ownersGuests: {
    he: 'פרטי האורחים נמסרו לכם בשביל ההזמנה. אין להשתמש בהם לדיוור או למסור אותם לאחרים.',
    en: 'Guests gave you their details for the order. Do not use them for mailings and do not pass them on.',
  },
  ownersAccount: {
    he: 'שמרו על הסיסמה ועל הקודים האישיים: מה שנעשה בחשבון נעשה בשמכם.',
    en: 'Look after the password and the PINs: what is done in the account is done in your name.',
  },
  ownersPrice: {
    he: 'כל חבילה מתחילה ב־14 ימי ניסיון חינם. המחירים בעמוד החבילות כוללים מע״מ, ושינוי בהם יימסר חודש מראש. אפשר לעזוב בכל עת ולקחת את כל הנתונים.',
    en: 'Every package starts with 14 days free. The prices on the packages page include VAT, and a change is announced a month ahead. You may leave at any time and take all your data.',
  },

  fairTitle: { he: 'שימוש הוגן', en: 'Fair use' },
  fair: {
    he: 'אין להעמיס על השירות, לנסות להגיע למידע של אחרים או לשלוח הזמנות מדומות. חשבון שעושה זאת ייחסם.',
    en: 'Do not overload the service, try to reach what is others’, or send fake orders. An account that does is blocked.',
  },

  liabilityTitle: { he: 'אחריות', en: 'Liability' },
  liability: {
    he: 'אנחנו משתדלים שהשירות יפעל תמיד ושום הזמנה לא תלך לאיבוד, אך איננו מבטיחים זמינות מלאה. אחריותנו מוגבלת לסכום ששולם על השירות בשנה האחרונה, ככל שהחוק מתיר.',
    en: 'We do our best that the service always runs and no order is lost, but we do not promise that it is never interrupted. Our liability is limited to what was paid for the service in the last year, as far as the law allows.',
  },

  lawTitle: { he: 'הדין', en: 'The law' },
  law: {
    he: 'על תנאים אלה חל הדין הישראלי, וסמכות השיפוט היא לבתי המשפט בישראל. על שינוי מהותי בתנאים נודיע לבעלי חשבון מראש.',
    en: 'Israeli law applies, and the courts of Israel decide. Account holders are told in advance of a change that matters.',
  },

  contactTitle: { he: 'שאלות', en: 'Questions' },
  contact: { he: 'כתבו לנו:', en: 'Write to us:' },
});

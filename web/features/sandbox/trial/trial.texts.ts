import { defineTexts } from '#core/i18n/text.ts';

export const trialTexts = defineTexts({
  pageTitle: { he: 'ערב אחד במטבח שלכם', en: 'An evening in your kitchen' },
  pageHint: {
    he: 'לחיצה אחת, בלי הרשמה: מסעדה עם תפריט מלא, משמרת פתוחה ואורחים מומצאים שמזמינים.',
    en: 'One press, no sign-up: a restaurant with a full menu, an open shift and made-up guests who order.',
  },
  stepBoard: { he: 'הלוח מצלצל ואתם מאשרים הזמנות', en: 'The board rings and you approve orders' },
  stepPhone: {
    he: 'התפריט פתוח לידכם בטלפון, וגם ממנו אפשר להזמין',
    en: 'The menu is open on a phone beside you, and takes orders too',
  },
  stepSoldOut: {
    he: 'מנה שאזלה משתנה מיד בתפריט של האורחים',
    en: 'A dish that sells out changes on the guest’s page at once',
  },
  start: { he: 'מתחילים ערב', en: 'Try an evening' },
  deleted: {
    he: 'הכול נמחק אחרי יום, אלא אם תשמרו.',
    en: 'All of it is deleted after a day, unless you keep it.',
  },
  ownBoard: { he: 'ללוח ההזמנות שלכם', en: 'To your own board' },
  toDemo: { he: 'רק לראות תפריט? לדמו', en: 'Just want to see a menu? Open the demo' },

  strip: { he: 'מסעדה לניסיון', en: 'A restaurant to try' },
  kitchen: { he: 'זה המטבח שלכם הערב', en: 'This is your kitchen tonight' },
  guestsCome: {
    he: 'האורחים מומצאים. אשרו הזמנה וראו מה קורה.',
    en: 'The guests are made up. Approve an order and see what happens.',
  },
  guestPage: { he: 'תפריט בטלפון', en: 'Menu on a phone' },
  sellOut: { he: 'מנה שאזלה', en: 'Sell out a dish' },
  keep: { he: 'לשמור', en: 'Keep it' },

  noticeTitle: { he: 'המסעדה הזו היא לניסיון', en: 'This restaurant is for trying' },
  notice: {
    he: 'היא נמחקת עם כל מה שבה ב־{when}. אם תשמרו אותה, היא שלכם: התפריט נשאר, וההזמנות המומצאות נמחקות.',
    en: 'It is deleted with everything in it on {when}. Keep it and it is yours: the menu stays, the made-up orders go.',
  },
  account: {
    he: 'אין כאן עדיין אימייל וסיסמה. אחרי ששומרים את המסעדה אפשר לשנות אותם, להוריד את הנתונים ולמחוק את החשבון.',
    en: 'There is no email or password here yet. Once you keep the restaurant you can change them, download your data and delete the account.',
  },

  keepTitle: { he: 'לשמור את המסעדה', en: 'Keep this restaurant' },
  keepHint: {
    he: 'התפריט נשאר. המשמרת וההזמנות של הניסיון נמחקות. 14 ימי ניסיון, בלי כרטיס אשראי.',
    en: 'The menu stays. The shift and the orders of the trial evening are deleted. 14 days free, no credit card.',
  },
  cancel: { he: 'עוד לא', en: 'Not yet' },
  kept: { he: 'המסעדה שלכם. ברוכים הבאים!', en: 'The restaurant is yours. Welcome!' },
});

import { defineTexts } from '#core/i18n/text.ts';

export const readyScreenTexts = defineTexts({
  making: { he: 'בהכנה', en: 'Being made' },
  ready: { he: 'מוכן', en: 'Ready' },
  noneMaking: { he: 'אין הזמנות בהכנה', en: 'Nothing is being made' },
  noneReady: { he: 'מספר שמוכן יופיע כאן', en: 'A number that is ready appears here' },
  connecting: { he: 'מתחבר…', en: 'Connecting…' },
  gone: { he: 'הכתובת הזו כבר לא בשימוש', en: 'This address is no longer in use' },
  goneHint: {
    he: 'הכתובת הנוכחית של מסך המוכנות נמצאת בכלים של לוח ההזמנות.',
    en: 'The current address of the ready screen is among the tools of the order board.',
  },
});

export const readyAddressTexts = defineTexts({
  title: { he: 'מסך מוכנות', en: 'Ready screen' },
  hint: {
    he: 'פתחו את הכתובת הזו בטלוויזיה מול הדלפק. היא מציגה מספרים ומילים בלבד, בלי שמות ובלי טלפונים.',
    en: 'Open this address on a television at the counter. It shows numbers and words only: no names, no phones.',
  },
  make: { he: 'יצירת כתובת', en: 'Make an address' },
  open: { he: 'פתיחה', en: 'Open' },
  code: { he: 'קוד QR של הכתובת', en: 'QR code of the address' },
  replace: { he: 'החלפת הכתובת', en: 'Replace the address' },
  replaceQuestion: {
    he: 'להחליף את הכתובת? מסכים שפתוחים בכתובת הישנה ייעצרו מיד.',
    en: 'Replace the address? Screens that are open at the old one stop at once.',
  },
  confirmReplace: { he: 'כן, להחליף', en: 'Yes, replace it' },
  keep: { he: 'להשאיר', en: 'Keep it' },
  replaced: {
    he: 'יש כתובת חדשה. הישנה הפסיקה לעבוד.',
    en: 'There is a new address. The old one has stopped.',
  },
  failed: { he: 'הכתובת לא נשמרה. נסו שוב.', en: 'The address was not saved. Try again.' },
  loadFailed: { he: 'לא הצלחנו לטעון את הכתובת.', en: 'The address could not be loaded.' },
});

import { defineTexts, type Text } from '#core/i18n/text.ts';
import type { PrinterKind } from '#core/printing/printer-state.ts';

export const addTexts = defineTexts({
  title: { he: 'מדפסת חדשה', en: 'A new printer' },
  step: { he: 'צעד {step} מתוך 3', en: 'Step {step} of 3' },
  step1: { he: 'איזו מדפסת זו?', en: 'Which printer is it?' },
  step2: { he: 'מה היא מדפיסה?', en: 'What does it print?' },
  step3: { he: 'איך היא מתחברת?', en: 'How does it connect?' },
  next: { he: 'המשך', en: 'Next' },
  back: { he: 'חזרה', en: 'Back' },
  addNow: { he: 'הוספת המדפסת', en: 'Add the printer' },
  done: { he: 'סיום', en: 'Done' },
  whichKind: { he: 'סוג המדפסת', en: 'Kind of printer' },
  whichKindHint: {
    he: 'השם והדגם כתובים בחזית או מתחת למדפסת.',
    en: 'Its maker and model are on the front or underneath.',
  },
  anotherAgent: { he: 'סוכן הדפסה נוסף', en: 'Another print agent' },
});

export const kindTexts = {
  star: defineTexts({
    label: { he: 'Star, מביאה בונים בעצמה', en: 'Star that fetches by itself' },
    description: {
      he: 'כמו mC-Print, TSP100IV ו־TSP654 עם CloudPRNT. מתחברת לרשת ומדפיסה, בלי מחשב לידה.',
      en: 'Such as mC-Print, TSP100IV and TSP654 with CloudPRNT. Joins the network and prints, no computer beside it.',
    },
  }),
  epson: defineTexts({
    label: { he: 'Epson, מביאה בונים בעצמה', en: 'Epson that fetches by itself' },
    description: {
      he: 'כמו TM-m30 ו־TM-T88 עם Server Direct Print. מתחברת לרשת ומדפיסה, בלי מחשב לידה.',
      en: 'Such as TM-m30 and TM-T88 with Server Direct Print. Joins the network and prints, no computer beside it.',
    },
  }),
  network: defineTexts({
    label: { he: 'כל מדפסת רשת אחרת', en: 'Any other network printer' },
    description: {
      he: 'מדפסת בונים עם כבל רשת או Wi-Fi. צריך מחשב קטן במסעדה שיישאר דולק, ומריצים בו שורה אחת.',
      en: 'A ticket printer with a network cable or Wi-Fi. It takes a small computer in the restaurant that stays on, and one line on it.',
    },
  }),
  browser: defineTexts({
    label: { he: 'מדפסת שמחוברת למכשיר', en: 'A printer plugged into a device' },
    description: {
      he: 'מחשב או טאבלט עם מדפסת USB: דף אחד שנשאר פתוח בדפדפן מדפיס כל בון.',
      en: 'A computer or tablet with a USB printer: one page that stays open in its browser prints each ticket.',
    },
  }),
} satisfies Record<PrinterKind, { label: Text; description: Text }>;

import { defineTexts, type Text } from '#core/i18n/text.ts';
import type { SeenPrinterKind, SeenStatus } from '#core/printing/printer-state.ts';

export const printerStatusTexts = defineTexts({
  ok: { he: 'מחוברת', en: 'Online' },
  paper_low: { he: 'הנייר עומד להיגמר', en: 'Paper is low' },
  paper_out: { he: 'אין נייר', en: 'Out of paper' },
  cover_open: { he: 'המכסה פתוח', en: 'Cover open' },
  jam: { he: 'נייר תקוע', en: 'Paper jam' },
  error: { he: 'תקלה', en: 'Fault' },
  offline: { he: 'לא עונה', en: 'Offline' },
  new: { he: 'עוד לא התחברה', en: 'Not connected yet' },
}) satisfies Record<SeenStatus, Text>;

/** What to do about each. */
const remedies = defineTexts({
  paper_low: {
    he: 'הכינו גליל חדש, והחליפו לפני הערב.',
    en: 'Have a new roll ready, and change it before the evening.',
  },
  paper_out: {
    he: 'החליפו את הגליל. הבון שמחכה יודפס לבד.',
    en: 'Put in a new roll. The ticket that waits prints by itself.',
  },
  cover_open: { he: 'סגרו את המכסה עד שנשמעת נקישה.', en: 'Close the cover until it clicks.' },
  jam: {
    he: 'כבו את המדפסת, הוציאו את הנייר התקוע והדליקו.',
    en: 'Switch the printer off, take the jammed paper out, and switch it on.',
  },
  error: {
    he: 'כבו והדליקו את המדפסת. אם זה נמשך, בדקו את הסכין ואת הכבלים.',
    en: 'Switch the printer off and on. If it stays, check its cutter and cables.',
  },
});

/** Why nothing is heard of one depends on how it is reached. */
const silenceTexts = defineTexts({
  star: {
    he: 'בדקו שהיא דולקת ומחוברת לרשת, ושהכתובת שלה נכונה.',
    en: 'Check that it is on and in the network, and that its address is right.',
  },
  epson: {
    he: 'בדקו שהיא דולקת ומחוברת לרשת, ושהכתובת שלה נכונה.',
    en: 'Check that it is on and in the network, and that its address is right.',
  },
  network: {
    he: 'בדקו שהמדפסת דולקת, ושהמחשב שסוכן ההדפסה רץ בו דולק ומחובר.',
    en: 'Check that the printer is on, and that the computer with the print agent is on and connected.',
  },
  browser: {
    he: 'פתחו את דף ההדפסה שלה במכשיר שלידה, והשאירו אותו פתוח.',
    en: 'Open its printing page on the device beside it, and leave it open.',
  },
  other: {
    he: 'בדקו שהיא דולקת ומחוברת לרשת.',
    en: 'Check that it is on and in the network.',
  },
}) satisfies Record<SeenPrinterKind, Text>;

type PlainText = { readonly he: string; readonly en: string };

/** Null of a printer that is well. */
export const remedyOf = (kind: SeenPrinterKind, status: SeenStatus): PlainText | null => {
  if (status === 'ok') return null;
  return status === 'offline' || status === 'new' ? silenceTexts[kind] : remedies[status];
};

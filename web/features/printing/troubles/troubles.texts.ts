import { defineTexts } from '#core/i18n/text.ts';

export const troublesTexts = defineTexts({
  open: { he: 'לטיפול', en: 'Deal with it' },
  title: { he: 'בונים שלא הודפסו', en: 'Tickets that did not come out' },
  all: { he: 'כולם יחד', en: 'All of them' },
  none: { he: 'כל הבונים הודפסו או טופלו', en: 'Every ticket has come out or was handled' },
  blocked: { he: 'המדפסת {printer}: {status}', en: '{printer} printer: {status}' },
  /** Nobody but that printer makes the tickets of these areas. */
  cutOff: { he: 'בלי בונים: {areas}', en: 'No tickets for: {areas}' },
  copyHint: {
    he: 'אם ייתכן שהבון כבר יצא, על הבא יודפס "עותק".',
    en: "Where the first may have come out, the next one says 'copy'.",
  },
});

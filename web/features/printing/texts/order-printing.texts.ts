import { defineTexts } from '#core/i18n/text.ts';

export const orderPrintingTexts = defineTexts({
  title: { he: 'הדפסה', en: 'Printing' },
  ticket: { he: 'הדפסת בון', en: 'Print ticket' },
  bill: { he: 'הדפסת חשבון', en: 'Print bill' },
  copyHint: {
    he: 'מה שהמדפסת כבר קיבלה יודפס עם "עותק".',
    en: "What a printer had before is printed with 'copy'.",
  },
  inBrowser: { he: 'מהדפדפן', en: 'From this browser' },
  withdraw: { he: 'לא להדפיס', en: 'Do not print' },
  jobs: { he: 'מה נשלח למדפסות', en: 'What was sent to printers' },
  jobsFailed: { he: 'לא הצלחנו לקרוא מה הודפס', en: 'We could not read what was printed' },

  paper: { he: 'רוחב הנייר', en: 'Width of the paper' },
  millimetres: { he: '{width} מ״מ', en: '{width} mm' },
  print: { he: 'הדפסה', en: 'Print' },
  picture: { he: 'כך זה יודפס', en: 'This is what is printed' },
  pictureFailed: { he: 'לא הצלחנו להציג את הבון', en: 'We could not show it' },
  pictureFailedHint: { he: 'בדקו את החיבור ונסו שוב.', en: 'Check the connection and try again.' },
});

import { defineTexts } from '#core/i18n/text.ts';

export const printStationTexts = defineTexts({
  title: { he: 'דף ההדפסה', en: 'Printing page' },
  back: { he: 'למדפסות', en: 'To the printers' },
  toBoard: { he: 'ללוח ההזמנות', en: 'To the order board' },
  gone: { he: 'המדפסת הזו כבר לא קיימת', en: 'This printer is gone' },
  goneHint: {
    he: 'היא הוסרה, או שאינה מדפיסה מדפדפן. הכתובות של המדפסות נמצאות בהגדרות, תחת הדפסה.',
    en: 'It was removed, or does not print from a browser. The addresses of the printers are in the settings, under Printing.',
  },
  startHint: {
    he: 'המכשיר הזה ידפיס את הבונים של המדפסת. הפעילו רק במכשיר שהמדפסת מחוברת אליו: מה שמודפס כאן לא יודפס במקום אחר.',
    en: 'This device will print the tickets of this printer. Start it only where the printer is plugged in: what is printed here is printed nowhere else.',
  },
  start: { he: 'להדפיס במכשיר הזה', en: 'Print on this device' },
  stop: { he: 'להפסיק להדפיס כאן', en: 'Stop printing here' },
  waiting: { he: 'מחכה לבונים', en: 'Waiting for tickets' },
  waitingHint: { he: 'השאירו את הדף פתוח ובחזית.', en: 'Leave this page open and in front.' },
  printing: { he: 'מדפיס את בון {number}', en: 'Printing ticket {number}' },
  printingBill: { he: 'מדפיס את החשבון של שולחן {number}', en: 'Printing the bill of table {number}' },
  printingTest: { he: 'מדפיס בון ניסיון', en: 'Printing a test ticket' },
  more: {
    he: { one: 'עוד בון אחד מחכה', two: 'עוד שני בונים מחכים', other: 'עוד {count} בונים מחכים' },
    en: { one: '{count} more ticket waits', other: '{count} more tickets wait' },
  },
  noLine: { he: 'אין חיבור', en: 'No connection' },
  noLineHint: {
    he: 'בונים מחכים בשרת ויודפסו כשהחיבור יחזור. מנסים שוב לבד.',
    en: 'Tickets wait on the server and print once the connection is back. It tries again by itself.',
  },
  otherTab: { he: 'לשונית אחרת כבר מדפיסה', en: 'Another tab is printing' },
  otherTabHint: {
    he: 'כשהיא תיסגר, הלשונית הזו תמשיך במקומה.',
    en: 'When it is closed, this one goes on in its place.',
  },
  maySleep: {
    he: 'המסך עלול לכבות, ואז לא יודפסו בונים. כבו את הכיבוי האוטומטי בהגדרות המכשיר.',
    en: 'The screen may go dark, and then nothing is printed. Turn off automatic sleep in the settings of the device.',
  },
  ask: { he: 'בון {number} יצא מהמדפסת?', en: 'Did ticket {number} come out?' },
  askBill: { he: 'החשבון של שולחן {number} יצא מהמדפסת?', en: 'Did the bill of table {number} come out?' },
  askTest: { he: 'בון הניסיון יצא מהמדפסת?', en: 'Did the test ticket come out?' },
  cameOut: { he: 'כן, יצא', en: 'Yes, it did' },
  didNot: { he: 'לא יצא', en: 'No' },
  askHint: {
    he: 'בלי תשובה הלוח יצלצל: הבון לא אושר. הדפדפן לא מגלה אם ביטלתם את ההדפסה.',
    en: 'Without an answer the board rings: the ticket is unconfirmed. Browsers do not tell whether printing was cancelled.',
  },
  silent: { he: 'הדפדפן כאן מדפיס בלי לשאול', en: 'This browser prints without asking' },
  silentHint: {
    he: 'הפעילו רק אחרי שהגדרתם הדפסת קיוסק. מכאן והלאה כל בון שנשלח נחשב כמודפס.',
    en: 'Turn it on only once kiosk printing is set up. From then on each ticket that is sent counts as printed.',
  },
  kiosk: { he: 'איך מדפיסים בלי חלון ההדפסה?', en: 'How to print without the print dialog' },
  kioskDefault: {
    he: 'קבעו את מדפסת הבונים כברירת המחדל במערכת ההפעלה, עם הנייר הנכון.',
    en: 'Make the ticket printer the default one of the operating system, with the right paper.',
  },
  kioskStart: {
    he: 'סגרו את כל חלונות Chrome או Edge, ופתחו אותו כך (למשל מקיצור דרך שעולה עם המחשב):',
    en: 'Close all windows of Chrome or Edge and start it like this, for example from a shortcut that runs when the computer starts:',
  },
  kioskMargins: {
    he: 'הדפיסו פעם אחת בלי kiosk-printing, עם שוליים ״ללא״ וקנה מידה 100. Chrome זוכר את זה.',
    en: 'Print once without kiosk-printing, with margins ‘None’ and scale 100. Chrome remembers it.',
  },
  kioskSwitch: { he: 'הפעילו כאן ״מדפיס בלי לשאול״.', en: "Turn on 'prints without asking' above." },
  lastTickets: { he: 'הבונים האחרונים', en: 'Latest tickets' },
  ticketOf: { he: 'בון {number}', en: 'Ticket {number}' },
  billOf: { he: 'החשבון של שולחן {number}', en: 'Bill of table {number}' },
  test: { he: 'בון ניסיון', en: 'Test ticket' },
  printed: { he: 'הודפס', en: 'Printed' },
  failed: { he: 'לא יצא', en: 'Did not come out' },
});

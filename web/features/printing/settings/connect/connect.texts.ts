import { defineTexts } from '#core/i18n/text.ts';

export const connectTexts = defineTexts({
  address: { he: 'הכתובת להקלדה במדפסת', en: 'The address to enter in the printer' },
  once: {
    he: 'היא מוצגת רק עכשיו, והיא סודית כמו סיסמה. אם אבדה, יוצרים חדשה ברשימת המדפסות.',
    en: 'It is shown only now, and it is as secret as a password. If it is lost, make a new one in the list of printers.',
  },
  copy: { he: 'העתקה', en: 'Copy' },
  copied: { he: 'הועתק', en: 'Copied' },
  code: { he: 'קוד QR של כתובת המדפסת', en: "QR code of the printer's address" },
  codeHint: {
    he: 'לסריקה בטלפון, כדי להדביק בהגדרות המדפסת',
    en: "Scan with a phone to paste it into the printer's settings",
  },
  where: { he: 'איפה מכניסים אותה', en: 'Where to enter it' },
  waiting: {
    he: 'מחכים לסימן חיים ראשון מהמדפסת {name}…',
    en: 'Waiting for the first sign of life from the printer {name}…',
  },
  waitingForPage: {
    he: 'מחכים שדף ההדפסה של {name} ייפתח…',
    en: 'Waiting for the printing page of {name} to be opened…',
  },
  connected: { he: 'המדפסת {name} מחוברת', en: 'The printer {name} is connected' },
  thisMachine: { he: 'המדפסת לא תגיע לכתובת הזו', en: 'The printer cannot reach this address' },
  thisMachineHint: {
    he: 'היא נפתחת רק במחשב הזה. פתחו את מנטה בכתובת שנגישה מהרשת, וצרו כתובת חדשה.',
    en: 'It opens on this computer only. Open Menta at an address that the network can reach, and make a new one.',
  },
  newAddressTitle: { he: 'כתובת חדשה למדפסת {name}', en: 'A new address for the printer {name}' },
  newAddressHint: {
    he: 'הכתובת הנוכחית תפסיק לעבוד מיד. עד שתכניסו את החדשה, בונים יחכו ולא יודפסו.',
    en: 'The present address stops at once. Until you enter the new one, tickets wait and are not printed.',
  },
  makeAddress: { he: 'כן, כתובת חדשה', en: 'Yes, a new address' },
  keepAddress: { he: 'להשאיר', en: 'Keep it' },
  addressFailed: {
    he: 'הכתובת לא הוחלפה. הנוכחית עדיין עובדת. נסו שוב.',
    en: 'The address was not replaced. The present one still works. Try again.',
  },
  pageHint: {
    he: 'פתחו את הדף במכשיר שהמדפסת מחוברת אליו, לחצו שם על הפעלה, והשאירו אותו פתוח. אפשר גם בעמדה של הצוות.',
    en: 'Open this page on the device that the printer is plugged into, start it there, and leave it open. A station of the staff will do.',
  },
  openPage: { he: 'פתיחה במכשיר הזה', en: 'Open on this device' },
  pageCode: { he: 'קוד QR של דף ההדפסה', en: 'QR code of the printing page' },
});

export const makerStepsInOrder = ['find', 'open', 'enter', 'save'] as const;

/** In the words of each maker's own pages. */
export const makerSteps = {
  star: defineTexts({
    find: {
      he: 'הדליקו את המדפסת כשכפתור FEED לחוץ. על הדף שיודפס כתובה כתובת ה־IP שלה.',
      en: 'Switch the printer on with FEED held down. The page it prints has its IP address.',
    },
    open: {
      he: 'פתחו את כתובת ה־IP הזו בדפדפן של מכשיר באותה רשת, והיכנסו (בדרך כלל root ו־public).',
      en: 'Open that IP address in a browser in the same network and log in (mostly root and public).',
    },
    enter: {
      he: 'בתפריט CloudPRNT: סמנו Enable, הדביקו את הכתובת ב־Server URL וקבעו Polling Time של 5 שניות.',
      en: 'Under CloudPRNT choose Enable, paste the address as Server URL, and set Polling Time to 5 seconds.',
    },
    save: { he: 'לחצו Submit, ואז Save ו־Restart.', en: 'Press Submit, then Save and Restart.' },
  }),
  epson: defineTexts({
    find: {
      he: 'לחצו על כפתור הסטטוס בגב המדפסת. על הדף שיודפס כתובה כתובת ה־IP שלה.',
      en: 'Press the status button at the back. The page it prints has its IP address.',
    },
    open: {
      he: 'פתחו את כתובת ה־IP הזו בדפדפן של מכשיר באותה רשת, והיכנסו (epson ו־epson, או המספר הסידורי).',
      en: 'Open that IP address in a browser in the same network and log in (epson and epson, or the serial number).',
    },
    enter: {
      he: 'תחת Server Direct Print: סמנו Enable, הדביקו את הכתובת ב־URL וקבעו Interval של 5 שניות.',
      en: 'Under Server Direct Print choose Enable, paste the address as URL, and set Interval to 5 seconds.',
    },
    save: { he: 'לחצו Set, ואז Restart.', en: 'Press Set, then Restart.' },
  }),
};

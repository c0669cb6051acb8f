import { defineTexts } from '#core/i18n/text.ts';

export const alarmTexts = defineTexts({
  off: { he: 'הצליל עוד לא פועל', en: 'The sound is off' },
  offHint: {
    he: 'הדפדפן משמיע צליל רק אחרי נגיעה. הפעילו אותו כדי לא לפספס הזמנות.',
    en: 'The browser plays sound only after a tap. Turn it on so that no order is missed.',
  },
  turnOn: { he: 'הפעלת הצליל', en: 'Turn on the sound' },
  heard: { he: 'שמעתם את הצליל?', en: 'Did you hear it?' },
  heardHint: {
    he: 'כך נשמעת הזמנה חדשה. הצליל חוזר עד שמטפלים בה.',
    en: 'This is what a new order sounds like. It repeats until someone acts on it.',
  },
  yes: { he: 'כן, שמעתי', en: 'Yes, I heard it' },
  no: { he: 'לא, שוב', en: 'No, again' },
  /** These two are in a low bar, on a phone too: keep them short. */
  notHeard: {
    he: 'הגבירו את המכשיר, בטלו מצב שקט ונתקו אוזניות.',
    en: 'Turn the device up, silent mode off, headphones out.',
  },
  blocked: {
    he: 'הדפדפן חוסם צליל. אפשרו אותו לאתר.',
    en: 'The browser blocks sound. Allow it for this site.',
  },

  settings: { he: 'צליל והתראות', en: 'Sound and alerts' },
  muted: { he: 'הצליל מושתק', en: 'Sound is muted' },
  mute: { he: 'השתקת הצליל', en: 'Mute the sound' },
  muteHint: {
    he: 'הזמנות חדשות יופיעו על המסך בלי צליל.',
    en: 'New orders appear on the screen without a sound.',
  },
  quiet: { he: 'שקט לדקה', en: 'Quiet for a minute' },
  volume: { he: 'עוצמה', en: 'Volume' },
  trial: { he: 'כך זה נשמע', en: 'How it sounds' },
  playNew: { he: 'הזמנה חדשה', en: 'New order' },
  playCancelled: { he: 'הזמנה בוטלה', en: 'Order cancelled' },
  unprinted: { he: 'בון לא הודפס', en: 'Ticket not printed' },
  playCall: { he: 'שולחן קורא', en: 'A table calls' },
  playLost: { he: 'החיבור אבד', en: 'Connection lost' },
  notifications: { he: 'התראות מערכת', en: 'System notifications' },
  notificationsOn: {
    he: 'פועלות: תקבלו התראה גם כשהמסך מאחור.',
    en: 'On: you are told even when this screen is behind others.',
  },
  notificationsAsk: { he: 'הפעלת התראות', en: 'Turn on notifications' },
  notificationsOff: {
    he: 'לא זמינות: חסומות בדפדפן, או שהדפדפן לא תומך בהן.',
    en: 'Not available: blocked in the browser, or the browser does not support them.',
  },
  screen: { he: 'המסך', en: 'Screen' },
  screenOn: { he: 'המסך נשאר דלוק', en: 'The screen stays on' },
  screenMaySleep: {
    he: 'המסך עלול לכבות. כבו את הכיבוי האוטומטי בהגדרות המכשיר.',
    en: 'The screen may go to sleep. Turn automatic sleep off in the settings of the device.',
  },
  screenMaySleepMark: { he: 'המסך עלול לכבות', en: 'Screen may sleep' },
  screenIdle: { he: 'יישאר דלוק כשתיפתח משמרת.', en: 'It stays on while a shift is open.' },

  arrived: { he: 'הזמנה חדשה: {number}', en: 'New order: {number}' },
  withdrawn: { he: 'הלקוח ביטל את הזמנה {number}', en: 'The guest cancelled order {number}' },
  changed: { he: 'הלקוח שינה את הזמנה {number}', en: 'The guest changed order {number}' },
  cancelled: { he: 'הזמנה {number} נמחקה במסך אחר', en: 'Order {number} was deleted on another screen' },
});

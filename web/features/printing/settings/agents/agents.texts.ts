import { defineTexts } from '#core/i18n/text.ts';

export const agentsTexts = defineTexts({
  title: { he: 'סוכני הדפסה', en: 'Print agents' },
  hint: {
    he: 'תוכנה קטנה במחשב של המסעדה, שמעבירה בונים למדפסות ברשת שלה.',
    en: 'A small program on a computer in the restaurant that passes tickets on to the printers in its network.',
  },
  none: {
    he: 'אין סוכן, ולכן מדפסות הרשת לא מדפיסות. חברו אחד, ובחרו אותו בעריכת המדפסת.',
    en: 'There is no agent, so network printers print nothing. Connect one, and choose it in the settings of the printer.',
  },
  pair: { he: 'חיבור סוכן', en: 'Connect an agent' },
  pairTitle: { he: 'סוכן הדפסה חדש', en: 'A new print agent' },
  paired: { he: 'הסוכן מחובר', en: 'The agent is connected' },
  why: {
    he: 'המדפסת לא יוצאת לאינטרנט בעצמה. סוכן ההדפסה רץ במחשב אחד במסעדה (גם קטן כמו Raspberry Pi) ומעביר לה את הבונים.',
    en: 'This printer does not go online by itself. The print agent runs on one computer in the restaurant (a Raspberry Pi will do) and passes its tickets on.',
  },
  name: { he: 'איפה הסוכן ירוץ', en: 'Where the agent will run' },
  nameHint: {
    he: 'שם שתזהו: המחשב בדלפק, הקופסה מתחת לבר…',
    en: 'A name you know it by: the counter computer, the box under the bar…',
  },
  usualName: { he: 'המחשב במסעדה', en: 'The computer in the restaurant' },
  nameMissing: { he: 'כתבו שם.', en: 'Write a name.' },
  makeCode: { he: 'הצגת הפקודה', en: 'Show the command' },
  codeFailed: { he: 'הקוד לא נוצר. נסו שוב.', en: 'The code was not made. Try again.' },
  run: { he: 'במחשב ההוא פתחו מסוף (Terminal) והריצו:', en: 'On that computer, open a terminal and run:' },
  runHint: {
    he: 'צריך שם Node.js 18 ומעלה. השאירו את המחשב דולק בזמן המשמרת.',
    en: 'It needs Node.js 18 or newer. Leave the computer on during the shift.',
  },
  waiting: { he: 'מחכים לסוכן…', en: 'Waiting for the agent…' },
  codeLeft: { he: 'הקוד בתוקף עוד {time}', en: 'The code is valid for {time}' },
  codeOver: { he: 'תוקף הקוד פג לפני שהסוכן התחבר.', en: 'The code expired before the agent connected.' },
  codeAgain: { he: 'קוד חדש', en: 'A new code' },
  online: { he: 'מחובר', en: 'Online' },
  offline: { he: 'לא עונה', en: 'Offline' },
  offlineHint: {
    he: 'בדקו שהמחשב שלו דולק ומחובר לאינטרנט.',
    en: 'Check that its computer is on and has internet.',
  },
  lastSeen: { he: 'נראה לאחרונה:', en: 'Last seen:' },
  neverSeen: { he: 'עוד לא התחבר', en: 'Not connected yet' },
  remove: { he: 'הסרה', en: 'Remove' },
  removeOf: { he: 'הסרה: הסוכן {name}', en: 'Remove the agent {name}' },
  removeQuestion: { he: 'להסיר את הסוכן {name}?', en: 'Remove the agent {name}?' },
  removeHint: {
    he: 'המדפסות שלו יישארו ויחכו לסוכן אחר. הבונים שלהן לא יודפסו עד אז.',
    en: 'Its printers stay and wait for another agent. Until then they print nothing.',
  },
  keep: { he: 'להשאיר', en: 'Keep it' },
  removed: { he: 'הסוכן {name} הוסר', en: 'The agent {name} was removed' },
  removeFailed: { he: 'הסוכן לא הוסר. נסו שוב.', en: 'The agent was not removed. Try again.' },
});

import { defineTexts } from '#core/i18n/text.ts';

export const eveningTexts = defineTexts({
  title: { he: 'המשמרת עכשיו', en: 'The shift right now' },
  since: { he: 'פתוחה מאז', en: 'Open since' },
  waiting: { he: 'ממתינות לאישור', en: 'Waiting for approval' },
  inProcess: { he: 'בהכנה', en: 'In process' },
  takings: { he: 'פדיון', en: 'Takings' },
  board: { he: 'לוח ההזמנות', en: 'Order board' },
  watched: { he: 'יש מי שרואה', en: 'Watched' },
  unwatched: { he: 'אף אחד לא רואה', en: 'Nobody watches it' },
  calls: { he: 'שולחנות קוראים', en: 'Tables calling' },
  printing: { he: 'הדפסה', en: 'Printing' },
  stale: { he: 'אין חיבור. זה המצב האחרון שהתקבל.', en: 'No connection. This is the last that arrived.' },
});

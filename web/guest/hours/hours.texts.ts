import { defineTexts } from '#core/i18n/text.ts';

/** When a section is served. `{time}` is a time of day, `{times}` two of them, `{day}` a day of the week. */
export const hoursTexts = defineTexts({
  until: { he: 'מוגש עד {time}', en: 'Served until {time}' },
  today: { he: 'מוגש היום {times}', en: 'Served today {times}' },
  tomorrow: { he: 'מוגש מחר {times}', en: 'Served tomorrow {times}' },
  onDay: { he: 'מוגש ב{day} {times}', en: 'Served on {day} {times}' },
  notNow: { he: 'לא מוגש כרגע', en: 'Not served right now' },
  removed: {
    he: 'המנה {name} לא מוגשת בשעה הזו והוסרה מההזמנה.',
    en: '{name} is not served at this hour and was removed.',
  },
  refused: { he: 'המנה {name} לא מוגשת בשעה הזו.', en: '{name} is not served at this hour.' },
  againToday: { he: 'אפשר להזמין אותה היום מ־{time}.', en: 'You can order it today from {time}.' },
  againTomorrow: { he: 'אפשר להזמין אותה מחר מ־{time}.', en: 'You can order it tomorrow from {time}.' },
  againOnDay: { he: 'אפשר להזמין אותה ב{day} מ־{time}.', en: 'You can order it on {day} from {time}.' },
});

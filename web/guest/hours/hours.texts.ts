import { defineGuestTexts } from '#core/i18n/text.ts';

/** When a section is served. `{time}` is a time of day, `{times}` two of them, `{day}` a day of the week. */
export const hoursTexts = defineGuestTexts({
  until: { he: 'מוגש עד {time}', en: 'Served until {time}', ar: 'يُقدَّم حتى {time}', ru: 'Подаём до {time}' },
  today: {
    he: 'מוגש היום {times}',
    en: 'Served today {times}',
    ar: 'يُقدَّم اليوم {times}',
    ru: 'Подаём сегодня {times}',
  },
  tomorrow: {
    he: 'מוגש מחר {times}',
    en: 'Served tomorrow {times}',
    ar: 'يُقدَّم غدًا {times}',
    ru: 'Подаём завтра {times}',
  },
  onDay: {
    he: 'מוגש ב{day} {times}',
    en: 'Served on {day} {times}',
    ar: 'يُقدَّم يوم {day} {times}',
    ru: 'Подаём: {day}, {times}',
  },
  notNow: { he: 'לא מוגש כרגע', en: 'Not served right now', ar: 'لا يُقدَّم الآن', ru: 'Сейчас не подаётся' },
  removed: {
    he: 'המנה {name} לא מוגשת בשעה הזו והוסרה מההזמנה.',
    en: '{name} is not served at this hour and was removed.',
    ar: 'لا يُقدَّم الطبق {name} في هذه الساعة، فأُزيل من الطلب.',
    ru: 'Блюдо «{name}» в это время не подаётся и убрано из заказа.',
  },
  refused: {
    he: 'המנה {name} לא מוגשת בשעה הזו.',
    en: '{name} is not served at this hour.',
    ar: 'لا يُقدَّم الطبق {name} في هذه الساعة.',
    ru: 'Блюдо «{name}» в это время не подаётся.',
  },
  againToday: {
    he: 'אפשר להזמין אותה היום מ־{time}.',
    en: 'You can order it today from {time}.',
    ar: 'يمكن طلبه اليوم ابتداءً من {time}.',
    ru: 'Его можно заказать сегодня с {time}.',
  },
  againTomorrow: {
    he: 'אפשר להזמין אותה מחר מ־{time}.',
    en: 'You can order it tomorrow from {time}.',
    ar: 'يمكن طلبه غدًا ابتداءً من {time}.',
    ru: 'Его можно заказать завтра с {time}.',
  },
  againOnDay: {
    he: 'אפשר להזמין אותה ב{day} מ־{time}.',
    en: 'You can order it on {day} from {time}.',
    ar: 'يمكن طلبه يوم {day} ابتداءً من {time}.',
    ru: 'Его можно заказать: {day}, с {time}.',
  },
});

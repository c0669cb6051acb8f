import { defineGuestTexts } from '#core/i18n/text.ts';

/** When the restaurant is open. `{time}` is a time of day, `{day}` a day of the week, `{date}` one of the calendar. */
export const openingTexts = defineGuestTexts({
  title: { he: 'שעות פתיחה', en: 'Opening hours', ar: 'ساعات العمل', ru: 'Часы работы' },
  openUntil: {
    he: 'פתוח עד {time}',
    en: 'Open until {time}',
    ar: 'مفتوح حتى {time}',
    ru: 'Открыто до {time}',
  },
  always: {
    he: 'פתוח 24 שעות ביממה',
    en: 'Open 24 hours',
    ar: 'مفتوح على مدار الساعة',
    ru: 'Открыто круглосуточно',
  },
  opensToday: {
    he: 'נפתח היום ב־{time}',
    en: 'Opens today at {time}',
    ar: 'نفتح اليوم الساعة {time}',
    ru: 'Откроемся сегодня в {time}',
  },
  opensTomorrow: {
    he: 'נפתח מחר ב־{time}',
    en: 'Opens tomorrow at {time}',
    ar: 'نفتح غدًا الساعة {time}',
    ru: 'Откроемся завтра в {time}',
  },
  opensOnDay: {
    he: 'נפתח ב{day} ב־{time}',
    en: 'Opens on {day} at {time}',
    ar: 'نفتح يوم {day} الساعة {time}',
    ru: 'Откроемся: {day}, {time}',
  },
  opensOnDate: {
    he: 'נפתח ב־{date} בשעה {time}',
    en: 'Opens on {date} at {time}',
    ar: 'نفتح في {date} الساعة {time}',
    ru: 'Откроемся {date} в {time}',
  },
  closedToday: { he: 'היום סגור', en: 'Closed today', ar: 'مغلق اليوم', ru: 'Сегодня закрыто' },
  closedTodayFor: {
    he: 'היום סגור: {name}',
    en: 'Closed today: {name}',
    ar: 'مغلق اليوم: {name}',
    ru: 'Сегодня закрыто: {name}',
  },
});

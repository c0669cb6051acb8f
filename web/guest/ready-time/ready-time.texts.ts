import { defineGuestTexts } from '#core/i18n/text.ts';

export const readyTimeTexts = defineGuestTexts({
  readyAbout: {
    he: 'תהיה מוכנה בערך בשעה {time}',
    en: 'Ready at about {time}',
    ar: 'سيكون جاهزًا حوالي الساعة {time}',
    ru: 'Будет готов примерно в {time}',
  },
  moved: {
    he: 'השעה עודכנה: {from} במקור, עכשיו {to}',
    en: 'Moved from {from} to {to}',
    ar: 'تغيّر الموعد من {from} إلى {to}',
    ru: 'Время изменилось: было {from}, теперь {to}',
  },
  overdue: {
    he: 'זה לוקח קצת יותר מהצפוי. המטבח עדיין עובד על זה.',
    en: 'It is taking a little longer than expected. The kitchen is still on it.',
    ar: 'يستغرق الأمر أطول قليلًا من المتوقّع. المطبخ يعمل عليه.',
    ru: 'Это чуть дольше, чем ожидалось. Кухня ещё готовит.',
  },
  wait: {
    he: 'מוכן בערך תוך {range} דקות',
    en: 'Ready in about {range} min',
    ar: 'جاهز خلال حوالي {range} دقيقة',
    ru: 'Будет готово примерно через {range} мин',
  },
});

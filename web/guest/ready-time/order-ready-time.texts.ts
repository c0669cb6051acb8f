import { defineGuestTexts } from '#core/i18n/text.ts';

/** Of an order's own page alone: they are in its file. */
export const orderReadyTimeTexts = defineGuestTexts({
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
});

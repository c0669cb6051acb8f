import { defineGuestTexts } from '#core/i18n/text.ts';

/** While ordering is paused. `{time}` is a time of day, `{section}` the name of a section. */
export const pauseTexts = defineGuestTexts({
  until: {
    he: 'קבלת ההזמנות מושהית עד {time}',
    en: 'Ordering is paused until {time}',
    ar: 'استقبال الطلبات متوقف حتى {time}',
    ru: 'Приём заказов приостановлен до {time}',
  },
  open: {
    he: 'קבלת ההזמנות מושהית לזמן קצר',
    en: 'Ordering is paused for a short while',
    ar: 'استقبال الطلبات متوقف مؤقتًا',
    ru: 'Приём заказов ненадолго приостановлен',
  },
  sectionUntil: {
    he: '{section}: אי אפשר להזמין עד {time}',
    en: '{section} cannot be ordered until {time}',
    ar: '{section}: لا يمكن الطلب حتى {time}',
    ru: '{section}: заказ возможен с {time}',
  },
  sectionOpen: {
    he: '{section}: אי אפשר להזמין כרגע',
    en: '{section} cannot be ordered right now',
    ar: '{section}: لا يمكن الطلب الآن',
    ru: '{section}: сейчас заказать нельзя',
  },
  meanwhile: {
    he: 'אפשר להמשיך לעיין ולמלא את ההזמנה.',
    en: 'You can go on reading and filling your order.',
    ar: 'يمكنكم متابعة التصفّح وملء الطلب.',
    ru: 'Меню можно смотреть и собирать заказ.',
  },
  sendFrom: {
    he: 'אפשר לשלוח מ־{time}',
    en: 'You can send from {time}',
    ar: 'يمكن الإرسال من {time}',
    ru: 'Отправить можно с {time}',
  },
  sendLater: {
    he: 'השליחה מושהית',
    en: 'Sending is paused',
    ar: 'الإرسال متوقف مؤقتًا',
    ru: 'Отправка приостановлена',
  },
});

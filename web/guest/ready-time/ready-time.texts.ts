import { defineGuestTexts } from '#core/i18n/text.ts';

export const readyTimeTexts = defineGuestTexts({
  readyAbout: {
    he: 'תהיה מוכנה בערך בשעה {time}',
    en: 'Ready at about {time}',
    ar: 'سيكون جاهزًا حوالي الساعة {time}',
    ru: 'Будет готов примерно в {time}',
  },
  wait: {
    he: 'מוכן בערך תוך {range} דקות',
    en: 'Ready in about {range} min',
    ar: 'جاهز خلال حوالي {range} دقيقة',
    ru: 'Будет готово примерно через {range} мин',
  },
});

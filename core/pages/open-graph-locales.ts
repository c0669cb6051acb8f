import type { GuestLocale } from '../i18n/locale.ts';

/** As link previews name languages: each with a country that they know it by. */
export const openGraphLocales: Readonly<Record<GuestLocale, string>> = {
  he: 'he_IL',
  en: 'en_US',
  ar: 'ar_AR',
  ru: 'ru_RU',
};

/** What owners read. */
export const locales = ['he', 'en'] as const;
export type Locale = (typeof locales)[number];
/** What guests read. */
export const guestLocales = ['he', 'en', 'ar', 'ru'] as const;
export type GuestLocale = (typeof guestLocales)[number];
/** Each in its own language, so that its reader recognises it. */
export const languageNames: Readonly<Record<GuestLocale, string>> = {
  he: 'עברית',
  en: 'English',
  ar: 'العربية',
  ru: 'Русский',
};
export type Direction = 'rtl' | 'ltr';

export const defaultLocale: Locale = 'he';
/** The cookie that remembers the reader's choice, so that the server renders the right language. */
export const localeCookie = 'lang';

/** The query parameter for a language; it overrides the cookie. */
export const localeParameter = 'lang';

export const directionOf = (locale: GuestLocale): Direction =>
  locale === 'he' || locale === 'ar' ? 'rtl' : 'ltr';
export const otherLocale = (locale: Locale): Locale => (locale === 'he' ? 'en' : 'he');
export const isLocale = (value: unknown): value is Locale => value === 'he' || value === 'en';
export const isGuestLocale = (value: unknown): value is GuestLocale =>
  guestLocales.some((locale) => locale === value);

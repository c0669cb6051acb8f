export const locales = ['he', 'en'] as const;
export type Locale = (typeof locales)[number];
export type Direction = 'rtl' | 'ltr';

export const defaultLocale: Locale = 'he';
/** The cookie that remembers the reader's choice, so that the server renders the right language. */
export const localeCookie = 'lang';

/** Of an address: the language asked for, stronger than the cookie. */
export const localeParameter = 'lang';

export const directionOf = (locale: Locale): Direction => (locale === 'he' ? 'rtl' : 'ltr');
export const otherLocale = (locale: Locale): Locale => (locale === 'he' ? 'en' : 'he');
export const isLocale = (value: unknown): value is Locale => value === 'he' || value === 'en';

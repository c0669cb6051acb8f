import { defaultLocale, directionOf, isLocale, type Locale } from '#core/i18n/locale.ts';
import { localeCookieFor } from './locale-cookie.ts';

/** The language the server rendered this page in. */
export const readDocumentLocale = (): Locale => {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : defaultLocale;
};

export const applyLocaleToDocument = (locale: Locale): void => {
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
};

export const rememberLocale = (locale: Locale): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing over plain HTTP, where phones on the LAN connect
  document.cookie = localeCookieFor(locale, location.protocol === 'https:');
};

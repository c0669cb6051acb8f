import { defaultLocale, isLocale, type Locale, localeParameter } from '#core/i18n/locale.ts';

/** The same address without `?lang=`: the language is up to the document, not the router. */
export const withoutLocale = (href: string): string => {
  const address = new URL(href);
  if (!address.searchParams.has(localeParameter)) return href;
  address.searchParams.delete(localeParameter);
  return address.href;
};

/** The language that visitors without a cookie, such as search engines, get at this address. */
export const localeOfAddress = (href: string): Locale => {
  const requested = new URL(href).searchParams.get(localeParameter);
  return isLocale(requested) ? requested : defaultLocale;
};

/** The query under which the server shows the same page in this language and remembers it. */
export const queryInLocale = (search: string, locale: Locale): string => {
  const query = new URLSearchParams(search);
  query.set(localeParameter, locale);
  return `?${query}`;
};

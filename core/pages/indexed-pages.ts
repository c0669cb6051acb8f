import { defaultLocale, type Locale, localeParameter } from '../i18n/locale.ts';

/** The pages of the site that search engines should know. All others ask not to be listed. */
export const indexedPages = ['/', '/features', '/pricing', '/faq', '/demo', '/signup', '/login'] as const;

export const isIndexedPage = (path: string): boolean => indexedPages.some((page) => page === path);

/** Each language of a page has an address of its own, so that both can be found. */
export const localizedAddress = (origin: string, path: string, locale: Locale): string =>
  `${origin}${path}${locale === defaultLocale ? '' : `?${localeParameter}=${locale}`}`;

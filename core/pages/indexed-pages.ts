import { defaultLocale, type GuestLocale, localeParameter } from '../i18n/locale.ts';

/** The pages of the site that search engines should know. All others ask not to be listed. */
export const indexedPages = [
  '/',
  '/try',
  '/features',
  '/pricing',
  '/faq',
  '/demo',
  '/signup',
  '/login',
  '/contact',
  '/accessibility',
  '/privacy',
  '/terms',
] as const;

export const isIndexedPage = (path: string): boolean => indexedPages.some((page) => page === path);

/** Each language of a page has an address of its own, so that all can be found; the main one has the bare address. */
export const localizedAddress = (
  origin: string,
  path: string,
  locale: GuestLocale,
  main: GuestLocale = defaultLocale,
): string => `${origin}${path}${locale === main ? '' : `?${localeParameter}=${locale}`}`;

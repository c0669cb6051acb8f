import { localeParameter } from '#core/i18n/locale.ts';

/** The same address without `?lang=`: the language is the document's matter, not the router's. */
export const withoutLocale = (href: string): string => {
  const address = new URL(href);
  if (!address.searchParams.has(localeParameter)) return href;
  address.searchParams.delete(localeParameter);
  return address.href;
};

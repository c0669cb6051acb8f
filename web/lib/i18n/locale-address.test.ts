import { describe, expect, it } from 'vitest';
import { localeOfAddress, queryInLocale, withoutLocale } from './locale-address.ts';

describe('the language of an address', () => {
  it.each([
    ['', 'en', '?lang=en'],
    ['?next=/qr-code?a=b%26c', 'he', '?next=%2Fqr-code%3Fa%3Db%26c&lang=he'],
    ['?lang=he&plan=pro', 'en', '?lang=en&plan=pro'],
    ['?lang=he&lang=fr', 'en', '?lang=en'],
  ] as const)('is put into the query %j as %s, and the rest stays', (search, locale, query) => {
    expect(queryInLocale(search, locale)).toBe(query);
    expect(localeOfAddress(`https://menta.test/login${query}`)).toBe(locale);
    expect(new URL(withoutLocale(`https://menta.test/login${query}`)).searchParams.has('lang')).toBe(false);
  });
});

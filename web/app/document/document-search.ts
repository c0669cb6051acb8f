import { escapeHtml } from '#core/html/escape-html.ts';
import { type Locale, locales, otherLocale } from '#core/i18n/locale.ts';
import { translate } from '#core/i18n/text.ts';
import { isIndexedPage, localizedAddress } from '#core/pages/indexed-pages.ts';
import { openGraphLocales } from '#core/pages/open-graph-locales.ts';
import { pageTexts } from './page.texts.ts';
import type { DescribedHead } from './page-info.ts';

type SearchInput = {
  locale: Locale;
  addressLocale: Locale;
  origin: string;
  path: string;
  head: DescribedHead;
};

/** What a page says that is not for search engines. */
export const noIndex = '<meta name="robots" content="noindex">';

/** What search engines and link previews read. A page that is not for them says so. */
export const writeSearchTags = ({ locale, addressLocale, origin, path, head }: SearchInput): string => {
  if (head.audience === 'owner' || !isIndexedPage(path)) return noIndex;
  const address = (language: Locale) => localizedAddress(origin, path, language);
  const link = (rel: string, href: string, language = '') =>
    `<link rel="${rel}"${language && ` hreflang="${language}"`} href="${escapeHtml(href)}">`;
  const graph = (property: string, content: string) =>
    `<meta property="og:${property}" content="${escapeHtml(content)}">`;
  return [
    link('canonical', address(addressLocale)),
    ...locales.map((language) => link('alternate', address(language), language)),
    link('alternate', address('he'), 'x-default'),
    graph('type', 'website'),
    graph('site_name', translate(locale, pageTexts.productName)),
    graph('title', head.title),
    graph('description', head.description),
    graph('url', address(addressLocale)),
    graph('locale', openGraphLocales[locale]),
    graph('locale:alternate', openGraphLocales[otherLocale(locale)]),
    graph('image', `${origin}/og-${locale}.jpg`),
    graph('image:width', '1200'),
    graph('image:height', '630'),
    graph('image:alt', head.title),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
};

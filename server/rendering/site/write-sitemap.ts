import { defaultLocale, type GuestLocale, locales } from '#core/i18n/locale.ts';
import { localizedAddress } from '#core/pages/indexed-pages.ts';
import { languagesFor } from '#server/http/request-locale.ts';
import type { PublishedMenu } from './sitemap.queries.ts';

/** Of many menus it is megabytes: what others ask for meanwhile waits for one piece, not for all. */
const menusInAPiece = 250;

const escapeXml = (value: string): string => value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const entryOf = (
  origin: string,
  path: string,
  languages: readonly GuestLocale[] = locales,
  main: GuestLocale = defaultLocale,
): string => {
  const link = (language: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`;
  const own = localizedAddress(origin, path, main, main);
  return [
    `<url><loc>${escapeXml(own)}</loc>`,
    ...languages.map((locale) => link(locale, localizedAddress(origin, path, locale, main))),
    link('x-default', own),
    '</url>',
  ].join('');
};

const menuEntry = (origin: string, menu: PublishedMenu): string => {
  const { offered, mainLanguage } = languagesFor(menu);
  return entryOf(origin, `/public-menu/${menu.ownerId}`, offered, mainLanguage);
};

export function* writeSitemap(
  origin: string,
  pages: readonly string[],
  published: readonly PublishedMenu[],
): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
  yield pages.map((path) => `${entryOf(origin, path)}\n`).join('');
  for (let from = 0; from < published.length; from += menusInAPiece) {
    const piece = published.slice(from, from + menusInAPiece);
    yield piece.map((menu) => `${menuEntry(origin, menu)}\n`).join('');
  }
  yield '</urlset>\n';
}

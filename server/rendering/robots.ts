import type { FastifyInstance } from 'fastify';
import { defaultLocale, type GuestLocale, locales } from '#core/i18n/locale.ts';
import { indexedPages, localizedAddress } from '#core/pages/indexed-pages.ts';
import type { Database } from '#server/db/engine/database.ts';
import type { PublicOrigin } from '#server/http/public-origin.ts';
import { languagesFor } from '#server/http/request-locale.ts';
import { listPublishedMenus, type PublishedMenu } from './sitemap.queries.ts';

type Needs = { db: Database; publicOrigin: PublicOrigin };

/** A sitemap may hold 50,000 addresses. */
const mostMenus = 45_000;

/** Private by nature; the pages themselves also say noindex. The API is for programs, not for search engines. */
const closedToRobots = [
  '/api/',
  '/order/',
  '/ready/',
  '/dashboard',
  '/order-manager',
  '/menu-builder/',
  '/reset-password',
];

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

const writeSitemap = (origin: string, published: readonly PublishedMenu[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...indexedPages.map((path) => entryOf(origin, path)),
    ...published.map((menu) => menuEntry(origin, menu)),
    '</urlset>',
    '',
  ].join('\n');

/** What search engines ask for first. */
export const serveRobots = (app: FastifyInstance, { db, publicOrigin }: Needs): void => {
  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          'User-agent: *',
          ...closedToRobots.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${publicOrigin(request)}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
  app.get('/sitemap.xml', async (request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(writeSitemap(publicOrigin(request), await listPublishedMenus(db, mostMenus))),
  );
};

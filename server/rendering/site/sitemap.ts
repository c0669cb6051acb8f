import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { indexedPages } from '#core/pages/indexed-pages.ts';
import type { Database } from '#server/db/engine/database.ts';
import { forAnHour } from '#server/http/cache-control.ts';
import { senderOf } from '#server/http/protection/counted-address.ts';
import type { RateLimits } from '#server/http/protection/rate-limits.ts';
import type { PublicOrigin } from '#server/http/public-origin.ts';
import type { Clock } from '#server/system/clock.ts';
import { ttlCache } from '#server/system/ttl-cache.ts';
import type { ReadSiteInfo } from './site-info.ts';
import { listPublishedMenus } from './sitemap.queries.ts';
import { writeSitemap } from './write-sitemap.ts';

type Needs = {
  db: Database;
  clock: Clock;
  publicOrigin: PublicOrigin;
  rateLimits: RateLimits;
  siteInfo: ReadSiteInfo;
};

/** A sitemap may hold 50,000 addresses. */
const mostMenus = 45_000;
/** Of ten thousand restaurants it takes seconds to read, and nobody is in a hurry for it. */
const cacheMs = 60 * 60 * 1000;

export const serveSitemap = (
  app: FastifyInstance,
  { db, clock, publicOrigin, rateLimits, siteInfo }: Needs,
): void => {
  const listPublished = ttlCache(cacheMs, clock, () => listPublishedMenus(db, mostMenus));
  app.get('/sitemap.xml', async (request, reply) => {
    await rateLimits.consume('sitemapPerAddress', senderOf(request));
    const published = await listPublished();
    const { offersTry } = await siteInfo();
    const pages = indexedPages.filter((path) => offersTry || path !== '/try');
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', forAnHour)
      .send(Readable.from(writeSitemap(publicOrigin(request), pages, published)));
  });
};

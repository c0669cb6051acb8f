import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { defaultLocale } from '#core/i18n/locale.ts';
import type { Database } from '#server/db/engine/database.ts';
import type { FastLane } from '#server/http/fast-lane.ts';
import type { OnAnswered } from '#server/http/operations/metrics.ts';
import { senderOf } from '#server/http/protection/counted-address.ts';
import type { OriginCheck } from '#server/http/protection/origin-check.ts';
import type { PublicOrigin } from '#server/http/public-origin.ts';
import type { LiveHub } from '#server/live/live-hub.ts';
import type { Clock } from '#server/system/clock.ts';
import type { Env } from '#server/system/env.ts';
import { createAppPage, serveAppPages } from './app/app-pages.ts';
import { serveLogInForm } from './app/log-in-form.ts';
import { serveReadyPage } from './app/ready-page.ts';
import { serveSignInPages } from './app/sign-in-pages.ts';
import { openDevelopmentRenderers } from './documents/development.ts';
import type { PageServices } from './documents/page-services.ts';
import { clientFolders, distFolder, loadBuiltRenderers, type Renderers } from './documents/renderers.ts';
import { serveBuiltFiles } from './files/built-files.ts';
import { serveGuestPages } from './guest/guest-pages.ts';
import { servePreviewPages } from './guest/preview-pages.ts';
import { serveRobots } from './site/robots.ts';
import { serveSiteFiles } from './site/site-files.ts';
import type { ReadSiteInfo } from './site/site-info.ts';
import { serveSitemap } from './site/sitemap.ts';
import { serveStatementPage } from './site/statement-page.ts';

type PagesNeeds = {
  services: PageServices;
  publicOrigin: PublicOrigin;
  checkOrigin: OriginCheck;
  hub: LiveHub;
  clock: Clock;
  siteInfo: ReadSiteInfo;
  db: Database;
  fastLane: FastLane;
  onAnswered: OnAnswered;
};
/** Adds the pages to an application. */
export type Pages = (app: FastifyInstance, needs: PagesNeeds) => Promise<void>;

const servePages = (app: FastifyInstance, renderers: Renderers, needs: PagesNeeds): void => {
  const { rateLimits } = needs.services;
  app.addHook('onRequest', (request) => rateLimits.consume('pagePerAddress', senderOf(request)));
  const sendAppPage = createAppPage(renderers, needs.publicOrigin, needs.siteInfo);
  const sendNotFound: typeof sendAppPage = (request, reply) =>
    sendAppPage(request, reply, { isMissing: true });
  serveRobots(app, needs.publicOrigin);
  serveSitemap(app, { ...needs, rateLimits });
  serveGuestPages(app, { ...needs, renderers, sendNotFound });
  servePreviewPages(app, { ...needs, renderers, sendAppPage, sendNotFound });
  serveReadyPage(app, { ...needs, sendAppPage, sendNotFound });
  serveStatementPage(app, { ...needs, sendAppPage, sendNotFound });
  serveSignInPages(app, { ...needs, sendAppPage });
  serveLogInForm(app, { ...needs, sendAppPage });
  serveAppPages(app, sendAppPage);
};

export const openPages = async ({ NODE_ENV }: Pick<Env, 'NODE_ENV'>): Promise<Pages> => {
  if (NODE_ENV === 'development') {
    return async (app, needs) => {
      serveSiteFiles(app, join(distFolder, '../web/public'));
      const renderers = await openDevelopmentRenderers(app);
      await app.register(async (pages) => servePages(pages, renderers, needs));
    };
  }
  const renderers = await loadBuiltRenderers();
  return async (app, needs) => {
    serveSiteFiles(app, join(distFolder, 'client', 'public'));
    serveBuiltFiles(app, clientFolders, ['assets', 'fonts']);
    // In their own plugin scope, so that their rate limit applies to nothing else.
    await app.register(async (pages) => servePages(pages, renderers, needs));
    // Behind the open door, so that a start is healthy sooner and the first reader still waits for nothing.
    app.addHook('onListen', async () => {
      await renderers.guest(defaultLocale);
      await renderers.app();
    });
  };
};

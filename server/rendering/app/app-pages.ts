import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { locales } from '#core/i18n/locale.ts';
import type { RefusedLogIn, RestaurantContact } from '#core/pages/page-renderer.ts';
import { Refusal } from '#core/refusal.ts';
import { noCache, noStore } from '#server/http/cache-control.ts';
import { encode } from '#server/http/encodings.ts';
import { chooseEncoding } from '#server/http/negotiation.ts';
import { loggedPath } from '#server/http/operations/logged-path.ts';
import type { PublicOrigin } from '#server/http/public-origin.ts';
import { refuseMethod } from '#server/http/refuse-method.ts';
import { pageLocale, requestedLocaleCookie } from '#server/http/request-locale.ts';
import { applyPolicy, appPolicy } from '../documents/content-security-policy.ts';
import type { Renderers } from '../documents/renderers.ts';
import type { ReadSiteInfo } from '../site/site-info.ts';

type PageOptions = {
  isMissing?: boolean;
  refusedLogIn?: RefusedLogIn;
  /** Whom the page is about. */
  restaurant?: RestaurantContact;
};

const tryPage = /^\/try\/*(\?|$)/;

/** Every page that is not a guest's: the renderer knows the routes and answers 404 for the rest. */
export const createAppPage =
  (renderers: Renderers, publicOrigin: PublicOrigin, siteInfo: ReadSiteInfo) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    { isMissing = false, refusedLogIn, restaurant }: PageOptions = {},
  ): Promise<FastifyReply> => {
    const locale = pageLocale(request);
    const remembered = requestedLocaleCookie(request, request.protocol === 'https', locales);
    if (remembered) reply.header('set-cookie', remembered);
    const nonce = randomBytes(16).toString('base64');
    const { renderer, assets } = await renderers.app();
    const site = { ...(await siteInfo()), ...(restaurant && { restaurant }) };
    const { status, html, isPrivate } = await renderer.renderAppPage({
      url: request.url,
      locale,
      origin: publicOrigin(request),
      nonce,
      site,
      assets: { ...assets, ...renderers.fontsFor(locale, ['rubik', 'frank-ruhl-libre']) },
      isDevelopment: renderers.isDevelopment,
      isMissing: isMissing || (!site.offersTry && tryPage.test(request.url)),
      refusedLogIn,
    });
    if (status === 404) request.log.info({ path: loggedPath(request.url) }, 'page not found');
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    if (!renderers.isDevelopment) applyPolicy(reply, appPolicy(nonce));
    const finished = await renderers.finish(request.url, html);
    return (
      reply
        // The refusal has set its own.
        .status(refusedLogIn ? reply.statusCode : status)
        .header('vary', 'Cookie, Accept-Encoding')
        .header('cache-control', isPrivate ? noStore : noCache)
        .type('text/html; charset=utf-8')
        .send(await encode(Buffer.from(finished), encoding))
    );
  };

const fileName = /\.\w{1,8}(?:\?.*)?$/;

export const serveAppPages = (
  app: FastifyInstance,
  sendAppPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void => {
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(reply, ['GET', 'HEAD']);
    // A page is for people: a program that looks for a file reads no more than that there is none.
    if (fileName.test(request.url)) throw new Refusal('not_found');
    return sendAppPage(request, reply);
  });
};

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GuestMenuAnswer } from '#core/guest-menu/guest-menu.contract.ts';
import { defaultLocale } from '#core/i18n/locale.ts';
import type { RenderedDocument } from '#core/pages/page-renderer.ts';
import { isRefusal } from '#core/refusal.ts';
import { defaultFontId } from '#core/theme/fonts.ts';
import { isSavedId } from '#core/values/saved-id.ts';
import { publicOwner } from '#server/access/own-id.ts';
import { noCache, noStore } from '#server/http/cache-control.ts';
import { encode } from '#server/http/encodings.ts';
import type { FastLane } from '#server/http/fast-lane.ts';
import { chooseEncoding } from '#server/http/negotiation.ts';
import type { OnAnswered } from '#server/http/operations/metrics.ts';
import { createKnownOrigins, type PublicOrigin } from '#server/http/public-origin.ts';
import {
  everyLanguage,
  languagesFor,
  requestedLocaleCookie,
  wantedLocale,
} from '#server/http/request-locale.ts';
import type { LiveHub } from '#server/live/live-hub.ts';
import type { Clock } from '#server/system/clock.ts';
import { guestPolicy, policyHeaders } from '../documents/content-security-policy.ts';
import type { PageServices } from '../documents/page-services.ts';
import type { Renderers } from '../documents/renderers.ts';
import { createMenuFastAnswer } from './menu-fast-answer.ts';
import { createPageCache, type PageAnswer, type PageKey, toCachedPage, toSend } from './page-cache.ts';
import { addressWithTable } from './remembered-table.ts';

type Needs = {
  services: PageServices;
  hub: LiveHub;
  clock: Clock;
  renderers: Renderers;
  publicOrigin: PublicOrigin;
  fastLane: FastLane;
  onAnswered: OnAnswered;
  sendNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
};

const menuPath = '/public-menu/';
const menuRoute = `${menuPath}:ownerId`;
const menuHeaders = {
  'cache-control': noCache,
  vary: 'Cookie, Accept-Language, Accept-Encoding',
};

/** The pages a guest sees: a restaurant's menu, cached; and the guest's own order, never cached. */
export const serveGuestPages = (
  app: FastifyInstance,
  { services, hub, clock, renderers, publicOrigin, fastLane, onAnswered, sendNotFound }: Needs,
): void => {
  const policyOf = (document: RenderedDocument): Record<string, string> =>
    // Vite's client needs inline scripts of its own.
    renderers.isDevelopment ? {} : policyHeaders(guestPolicy(document));

  const renderMenu = async ({ ownerId, wanted, origin }: PageKey) => {
    const { answer, validUntil } = await services.guestMenu.getSnapshot(ownerId, wanted ?? undefined);
    const data = answer.json.toString();
    const menu = JSON.parse(data) as GuestMenuAnswer;
    const locale = wanted ?? menu.menu?.mainLanguage ?? defaultLocale;
    const { renderer, assets } = await renderers.guest(locale);
    const fonts = renderers.fontsFor(locale, [menu.menu?.fontStyle ?? defaultFontId], data);
    const canonicalPath = `${menuPath}${ownerId}`;
    const document = renderer.renderGuestPage({
      locale,
      ...languagesFor(menu.menu, locale),
      origin,
      menu,
      menuEtag: answer.etag,
      openingHours: menu.restaurant.opening && (await services.openingHours.getPublic(ownerId)),
      canonicalPath,
      assets: { ...assets, ...fonts },
    });
    const html = await renderers.finish(canonicalPath, document.html);
    const robots: Record<string, string> = (await services.restaurants.isThrowAway(ownerId))
      ? { 'x-robots-tag': 'noindex' }
      : {};
    const headers = { ...menuHeaders, ...robots, ...policyOf(document) };
    return { html, headers, validUntil };
  };
  const cache = createPageCache(hub, clock, renderMenu);
  const isKnownOrigin = createKnownOrigins();
  const onAnswer = (status: number, began: number) =>
    onAnswered({ method: 'GET', route: menuRoute, status, ms: performance.now() - began });
  fastLane.open(createMenuFastAnswer(menuPath, { cache, publicOrigin, onAnswer }));
  app.addHook('onClose', async () => cache.close());

  const orNotFound = async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: () => Promise<FastifyReply>,
  ) => {
    try {
      return await page();
    } catch (error) {
      if (isRefusal(error, 'not_found')) return sendNotFound(request, reply);
      throw error;
    }
  };

  const storeLocale = (request: FastifyRequest, reply: FastifyReply): void => {
    const cookie = requestedLocaleCookie(request, request.protocol === 'https', everyLanguage.offered);
    if (cookie) reply.header('set-cookie', cookie);
  };

  const sendMenu = (request: FastifyRequest, reply: FastifyReply, answer: PageAnswer): FastifyReply => {
    storeLocale(request, reply);
    const { status, headers, body } = toSend(answer, request.headers);
    return reply.status(status).headers(headers).send(body);
  };

  // Not an async function: a page that is in the cache is sent within the same turn of the loop.
  app.get<{ Params: { ownerId: string } }>(menuRoute, (request, reply) => {
    const { ownerId } = request.params;
    if (!isSavedId(ownerId)) return sendNotFound(request, reply);
    const address = addressWithTable(request);
    if (address) return reply.headers(menuHeaders).redirect(address, 302);
    const key = {
      ownerId: publicOwner(ownerId),
      wanted: wantedLocale(request),
      origin: publicOrigin(request),
    };
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const isCached = !renderers.isDevelopment && isKnownOrigin(key.origin);
    const page = isCached ? cache.get(key) : renderMenu(key).then((made) => toCachedPage(made));
    const answer =
      page instanceof Promise ? page.then((made) => made.answer(encoding)) : page.answer(encoding);
    if (!(answer instanceof Promise)) return sendMenu(request, reply, answer);
    return orNotFound(request, reply, async () => sendMenu(request, reply, await answer));
  });

  app.get<{ Params: { token: string } }>('/order/:token', (request, reply) =>
    orNotFound(request, reply, async () => {
      const order = await services.orders.track(request.params.token);
      const locale = wantedLocale(request) ?? order.language ?? defaultLocale;
      storeLocale(request, reply);
      const { renderer, assets } = await renderers.guest(locale);
      const style = await services.guestMenu.getStyle(publicOwner(order.owner));
      const fonts = renderers.fontsFor(locale, [style.fontStyle], JSON.stringify(order));
      const document = renderer.renderOrderPage({
        locale,
        ...everyLanguage,
        origin: publicOrigin(request),
        order,
        style,
        canonicalPath: `/order/${order.trackingToken}`,
        assets: { ...assets, ...fonts },
      });
      const html = await renderers.finish(request.url, document.html);
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      reply.headers(policyOf(document));
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply
        .header('cache-control', noStore)
        .header('x-robots-tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(await encode(Buffer.from(html), encoding));
    }),
  );
};

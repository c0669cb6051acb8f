import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GuestMenuAnswer } from '#core/guest-menu/guest-menu.contract.ts';
import { defaultLocale } from '#core/i18n/locale.ts';
import type { GuestPageMode } from '#core/pages/page-renderer.ts';
import { isRefusal, Refusal } from '#core/refusal.ts';
import { defaultFontId, type FontId, fontIds, fontStackOf, isFontId, typefaceOf } from '#core/theme/fonts.ts';
import { isSavedId } from '#core/values/saved-id.ts';
import { createSessionGate } from '#server/access/session-gate.ts';
import { forAnHour, noCache, noStore } from '#server/http/cache-control.ts';
import { encode } from '#server/http/encodings.ts';
import { chooseEncoding } from '#server/http/negotiation.ts';
import type { PublicOrigin } from '#server/http/public-origin.ts';
import {
  chosenLocale,
  everyLanguage,
  languagesFor,
  requestedLocaleCookie,
} from '#server/http/request-locale.ts';
import { applyPolicy, guestPolicy } from '../documents/content-security-policy.ts';
import type { PageServices } from '../documents/page-services.ts';
import type { Renderers } from '../documents/renderers.ts';

type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

type Needs = {
  services: PageServices;
  renderers: Renderers;
  publicOrigin: PublicOrigin;
  sendAppPage: SendPage;
  sendNotFound: SendPage;
};

/** As on the site around them: the chosen language, or Hebrew. Viewing a preview chooses nothing. */
const localeOf = (request: FastifyRequest) => chosenLocale(request) ?? defaultLocale;

type Preview = { menu: GuestMenuAnswer; mode: GuestPageMode; canonicalPath: string };

/** One id for each typeface: several ids may share one. */
const typefaceIds = [...new Map(fontIds.map((id) => [typefaceOf[id].key, id])).values()];

/** The family of a font, for pages that change theirs. */
const familyRule = (id: FontId): string => `:root{--font-${id}:${fontStackOf(id)}}`;

/** The guest's page where it is not a guest's: the owner's preview, the demo, and the address of one menu. */
export const servePreviewPages = (
  app: FastifyInstance,
  { services, renderers, publicOrigin, sendAppPage, sendNotFound }: Needs,
): void => {
  const gate = createSessionGate(services);

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    preview: Preview,
  ): Promise<FastifyReply> => {
    const { menu, mode, canonicalPath } = preview;
    const locale = localeOf(request);
    const { renderer, assets } = await renderers.guest(locale);
    const fonts = renderers.fontsFor(locale, [menu.menu?.fontStyle ?? defaultFontId], JSON.stringify(menu));
    const document = renderer.renderGuestPage({
      locale,
      ...languagesFor(menu.menu, locale),
      origin: publicOrigin(request),
      menu,
      mode,
      canonicalPath,
      assets: { ...assets, ...fonts },
    });
    const html = await renderers.finish(canonicalPath, document.html);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    // Vite's client needs inline scripts of its own.
    if (!renderers.isDevelopment) applyPolicy(reply, guestPolicy(document));
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    if (mode === 'preview') reply.header('x-robots-tag', 'noindex');
    return reply
      .header('vary', 'Cookie, Accept-Encoding')
      .header('cache-control', mode === 'preview' ? noStore : noCache)
      .type('text/html; charset=utf-8')
      .send(await encode(Buffer.from(html), encoding));
  };

  const orNotFound = async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: () => Promise<FastifyReply>,
  ): Promise<FastifyReply> => {
    try {
      return await page();
    } catch (error) {
      if (isRefusal(error, 'not_found')) return sendNotFound(request, reply);
      throw error;
    }
  };

  app.get<{ Params: { menuId: string } }>('/menu-preview/:menuId', async (request, reply) => {
    const owner = await gate(request, reply, 'public');
    // The app's page at this address requires log-in, and returns here.
    if (!owner) return sendAppPage(request, reply);
    return orNotFound(request, reply, async () => {
      const { menuId } = request.params;
      if (!isSavedId(menuId)) throw new Refusal('not_found');
      const menu = await services.guestMenu.getPreview(owner, menuId, localeOf(request));
      return send(request, reply, { menu, mode: 'preview', canonicalPath: `/menu-preview/${menuId}` });
    });
  });

  app.get('/demo', (request, reply) =>
    orNotFound(request, reply, async () => {
      const menu = await services.guestMenu.getDemo(localeOf(request));
      const remembered = requestedLocaleCookie(request, request.protocol === 'https', everyLanguage.offered);
      if (remembered) reply.header('set-cookie', remembered);
      return send(request, reply, { menu, mode: 'demo', canonicalPath: '/demo' });
    }),
  );

  app.get<{ Params: { menuId: string } }>('/menu/:menuId', (request, reply) =>
    orNotFound(request, reply, async () => {
      const { menuId } = request.params;
      if (!isSavedId(menuId)) throw new Refusal('not_found');
      const viewer = await gate(request, reply, 'public');
      const { answer: menu } = await services.menus.get(viewer, menuId);
      const address = menu.isActive ? `/public-menu/${menu.owner}` : `/menu-preview/${menuId}`;
      // Not for ever: another menu may be the active one tomorrow.
      return reply.header('cache-control', noCache).redirect(address, 302);
    }),
  );

  /** The faces of a font that a page did not come with: the editor shows all, a page under the eyes of its owner changes. */
  app.get<{ Params: { file: string } }>('/menu-fonts/:file', async (request, reply) => {
    const name = request.params.file.replace(/\.css$/, '');
    const wanted = name === 'all' ? typefaceIds : isFontId(name) ? [name] : [];
    if (wanted.length === 0) throw new Refusal('not_found');
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', forAnHour)
      .send(renderers.fontSheet(wanted) + wanted.map(familyRule).join(''));
  });
};

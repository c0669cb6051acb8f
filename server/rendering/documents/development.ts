import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AppRenderer, GuestRenderer } from '#core/pages/page-renderer.ts';
import type { FontManifest } from '#core/theme/font-faces.ts';
import { serveBuiltFiles } from '../files/built-files.ts';
import { createFontAssets, distFolder, type Renderers } from './renderers.ts';

/** What belongs to Vite's client: its own files, sources and packages. */
const vitePaths = ['/@', '/web/', '/core/', '/node_modules/'];

/** Vite inside the server: sources as they are, hot reload over the same port. */
export const openDevelopmentRenderers = async (app: FastifyInstance): Promise<Renderers> => {
  const { createServer } = await import('vite');
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, next) => {
    if (!vitePaths.some((prefix) => request.url.startsWith(prefix))) return next();
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
  });

  const { buildFonts } = await import(join(distFolder, '../scripts/build-fonts.mjs'));
  const manifest: FontManifest = await buildFonts();
  serveBuiltFiles(app, [join(distFolder, 'client')], ['fonts']);

  const load = <T>(path: string): Promise<T> => vite.ssrLoadModule(path) as Promise<T>;
  const inlineCss = async (path: string) => (await load<{ default: string }>(`${path}?inline`)).default;
  const guestStyles = [
    'guest.css',
    'guest-deferred.css',
    'find/find.css',
    'contents/contents.css',
    'hours/week.css',
  ];
  return {
    isDevelopment: true,
    guest: async () => ({
      renderer: await load<GuestRenderer>('/web/guest/entry-server.tsx'),
      assets: {
        script: '/web/guest/entry-client.tsx',
        orderScripts: [],
        css: (await Promise.all(guestStyles.map((file) => inlineCss(`/web/guest/${file}`)))).join(''),
        layoutCss: {
          classic: await inlineCss('/web/guest/layouts/classic.css'),
          modern: await inlineCss('/web/guest/layouts/modern.css'),
          minimal: await inlineCss('/web/guest/layouts/minimal.css'),
        },
        hoursCss: await inlineCss('/web/guest/hours/hours.css'),
        noticeCss: await inlineCss('/web/guest/guest-menu/notices.css'),
        demoCss: await inlineCss('/web/guest/demo/demo.css'),
        orderCss: await inlineCss('/web/guest/order.css'),
        deferredCss: null,
        inlineScript: '',
      },
    }),
    app: async () => ({
      renderer: await load<AppRenderer>('/web/app/entry-server.tsx'),
      assets: { script: '/web/app/entry-client.tsx', styles: ['/web/styles/app.css'], css: '', preloads: {} },
    }),
    ...createFontAssets(manifest),
    finish: (url, html) => vite.transformIndexHtml(url, html),
  };
};

import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { AppRenderer } from '#core/pages/page-renderer.ts';
import { localeOfAddress, withoutLocale } from '#web/lib/i18n/locale-address.ts';
import { AppRoot } from './app-root.tsx';
import { writeDocument } from './document/document.ts';
import { withoutPageAt } from './document/missing-page.ts';
import { describePage } from './document/page-description.ts';
import { headOf, infoOf } from './document/page-info.ts';
import { actionDataFor } from './document/refused-log-in.ts';
import { routes } from './routes.tsx';

const allPages = createStaticHandler(routes);

/** Pages have no loaders: the URL is only matched, so any host does. */
const requestFor = (url: string): Request =>
  new Request(withoutLocale(new URL(url, 'http://menta.invalid').href));

export const renderAppPage: AppRenderer['renderAppPage'] = async ({
  url,
  locale,
  origin,
  nonce,
  site,
  assets,
  isMissing = false,
  refusedLogIn,
}) => {
  // A path like `//evil` would otherwise be read as a host.
  const asked = requestFor(url.replace(/^\/{2,}/, '/'));
  const path = new URL(asked.url).pathname;
  const handler = isMissing ? createStaticHandler(withoutPageAt(routes, path)) : allPages;
  const context = await handler.query(asked);
  if (context instanceof Response)
    throw new Error(`Unexpected answer ${context.status} while matching a page.`);
  context.actionData = actionDataFor(path, refusedLogIn);
  const info = infoOf(context.matches.map(({ route }) => ({ handle: route.handle })));
  const body = renderToString(
    <AppRoot locale={locale} site={site}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </AppRoot>,
  );
  return {
    status: info?.status ?? context.statusCode,
    isPrivate: info?.audience === 'owner',
    html: writeDocument({
      locale,
      origin,
      path,
      addressLocale: localeOfAddress(new URL(url, asked.url).href),
      nonce,
      site,
      assets,
      isMissing,
      refusedLogIn,
      head: { ...headOf(info, locale), description: describePage(info, locale) },
      preloads: (info && assets.preloads[info.module]) ?? [],
      body,
    }),
  };
};

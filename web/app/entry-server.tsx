import { renderToString } from 'react-dom/server';
import type { AppRenderer } from '#core/pages/page-renderer.ts';
import { localeOfAddress, withoutLocale } from '#web/lib/i18n/locale-address.ts';
import { createPageLoader } from '#web/lib/router/page-loader.ts';
import { createRouter } from '#web/lib/router/router.ts';
import { fixedHistory } from '#web/lib/router/router-history.ts';
import { RouterProvider } from '#web/lib/router/router-provider.tsx';
import { AppRoot } from './app-root.tsx';
import { writeDocument } from './document/document.ts';
import { withoutPageAt } from './document/missing-page.ts';
import { describePage } from './document/page-description.ts';
import { headOf } from './document/page-info.ts';
import { ErrorPage } from './error-page.tsx';
import { RootLayout } from './root-layout.tsx';
import { routes } from './routes.tsx';

/** Addresses are only matched. */
const anyOrigin = 'http://menta.invalid';
const loadAnyPage = createPageLoader(routes);

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
  const requested = new URL(url.replace(/^\/{2,}/, '/'), anyOrigin);
  const { pathname: path, search } = new URL(withoutLocale(requested.href));
  const loadPage = isMissing ? createPageLoader(withoutPageAt(routes, path)) : loadAnyPage;
  const first = await loadPage(path);
  if (!first.Component) throw first.error;
  const { info } = first;
  const history = fixedHistory({ pathname: path, search, hash: '' });
  const body = renderToString(
    <AppRoot locale={locale} site={site}>
      <RouterProvider
        router={createRouter({ loadPage, first, history, formAnswer: refusedLogIn })}
        Layout={RootLayout}
        ErrorPage={ErrorPage}
      />
    </AppRoot>,
  );
  return {
    status: info.status ?? 200,
    isPrivate: info.audience === 'owner',
    html: writeDocument({
      locale,
      origin,
      path,
      addressLocale: localeOfAddress(requested.href),
      nonce,
      site,
      assets,
      isMissing,
      refusedLogIn,
      head: { ...headOf(info, locale, path), description: describePage(info, locale) },
      preloads: assets.preloads[info.module] ?? [],
      body,
    }),
  };
};

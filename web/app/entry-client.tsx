import '#web/styles/app.css';
import '#web/features/marketing/marketing.css';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { watchBack } from '#web/lib/back/page-back.ts';
import { readDocumentLocale } from '#web/lib/i18n/document-locale.ts';
import { withoutLocale } from '#web/lib/i18n/locale-address.ts';
import { readSiteInfo } from '#web/lib/site/site-info.tsx';
import { styleNonce } from '#web/lib/site/style-nonce.ts';
import { AppRoot } from './app-root.tsx';
import { missingAttribute, withoutPageAt } from './document/missing-page.ts';
import { stopRecordingTaps } from './document/pending-tap.ts';
import { actionDataFor, readRefusedLogIn } from './document/refused-log-in.ts';
import { routes } from './routes.tsx';

const pages = document.documentElement.hasAttribute(missingAttribute)
  ? withoutPageAt(routes, location.pathname)
  : routes;

/** The server has rendered the matched page, so its code must be here before the first render in the browser. */
const loadMatchedPage = async (): Promise<void> => {
  for (const { route } of matchRoutes(pages, location) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
};

/** A reader may have moved down a page before hydration; the router would begin it at its top. */
const shownByServer = {
  hydrationData: { actionData: actionDataFor(location.pathname, readRefusedLogIn()) },
};

// The name under which libraries that add style sheets look for it.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
// The cookie remembers the language from here on; an address that also named it would bring it back at every reload.
history.replaceState(history.state, '', withoutLocale(location.href));
// A part that does not arrive is asked for again by the router, which shows the error page if it stays away.
await loadMatchedPage().catch(() => {});
const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');
stopRecordingTaps();
const router = watchBack(() => createBrowserRouter(pages, shownByServer));
hydrateRoot(
  root,
  <AppRoot locale={readDocumentLocale()} site={readSiteInfo()}>
    <RouterProvider router={router} />
  </AppRoot>,
);

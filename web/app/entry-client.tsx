import '#web/styles/app.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { watchBack } from '#web/lib/back/page-back.ts';
import { readDocumentLocale } from '#web/lib/i18n/document-locale.ts';
import { withoutLocale } from '#web/lib/i18n/locale-address.ts';
import { createPageLoader } from '#web/lib/router/page-loader.ts';
import { createRouter } from '#web/lib/router/router.ts';
import { browserHistory } from '#web/lib/router/router-history.ts';
import { RouterProvider } from '#web/lib/router/router-provider.tsx';
import { readSiteInfo } from '#web/lib/site/site-info.tsx';
import { styleNonce } from '#web/lib/site/style-nonce.ts';
import { AppRoot } from './app-root.tsx';
import { missingAttribute, withoutPageAt } from './document/missing-page.ts';
import { stopRecordingTaps } from './document/pending-tap.ts';
import { readRefusedLogIn } from './document/refused-log-in.ts';
import { ErrorPage } from './error-page.tsx';
import { RootLayout } from './root-layout.tsx';
import { routes } from './routes.tsx';

const isMissing = document.documentElement.hasAttribute(missingAttribute);
const loadPage = createPageLoader(isMissing ? withoutPageAt(routes, location.pathname) : routes);

// The name under which libraries that add style sheets look for it.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
// The cookie remembers the language from here on; an address that also named it would bring it back at every reload.
history.replaceState(history.state, '', withoutLocale(location.href));
// The server has rendered the page, so its code must be here before the first render in the browser.
const first = await loadPage(location.pathname);
const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');
stopRecordingTaps();
const router = watchBack(() =>
  createRouter({ loadPage, first, history: browserHistory, formAnswer: readRefusedLogIn() }),
);
const app = (
  <AppRoot locale={readDocumentLocale()} site={readSiteInfo()}>
    <RouterProvider router={router} Layout={RootLayout} ErrorPage={ErrorPage} />
  </AppRoot>
);
// Without its code the page becomes the error page, which is not what the server has rendered.
// Hydrated in a transition, it is done in small pieces, between which a slow phone still answers.
if (first.Component) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);

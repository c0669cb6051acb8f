import { QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { defaultTimeZone } from '#core/hours/time-zones.ts';
import type { Locale } from '#core/i18n/locale.ts';
import { LocaleProvider } from '#web/lib/i18n/locale-provider.tsx';
import { TimeZoneContext } from '#web/lib/i18n/time-zone.ts';
import { createQueryClient } from '#web/lib/query/query-client.ts';
import { matchPath } from '#web/lib/router/match-path.ts';
import type { LoadedPage } from '#web/lib/router/page-loader.ts';
import { createRouter } from '#web/lib/router/router.ts';
import { useLocation } from '#web/lib/router/router-hooks.ts';
import { RouterProvider } from '#web/lib/router/router-provider.tsx';
import { Messages } from '#web/ui/feedback/messages.tsx';
import { UiProvider } from '#web/ui/ui-provider.tsx';
import { memoryHistory } from './memory-history.ts';
import { testUser } from './test-user.ts';

type Surroundings = { locale?: Locale };

/** For hooks that need nothing but a language. */
export const renderHookInLanguage = <Props, Result>(
  hook: (props: Props) => Result,
  initialProps: Props,
  { locale = 'en' }: Surroundings = {},
) =>
  renderHook(hook, {
    initialProps,
    wrapper: ({ children }: { children: ReactNode }) => (
      <LocaleProvider initialLocale={locale} ownsDocument={false}>
        {children}
      </LocaleProvider>
    ),
  });

type PageOptions = Surroundings & {
  timeZone?: string;
  path?: string;
  /** Other addresses, each with its content. */
  elsewhere?: Readonly<Record<string, ReactNode>>;
};

/** Pages whose code is here already. */
const pagesOf = (contents: Readonly<Record<string, ReactNode>>) => {
  const find = (pathname: string) => {
    const pattern = Object.keys(contents).find((known) => matchPath(known, pathname));
    if (pattern === undefined) throw new Error(`Nothing stands at ${pathname}.`);
    return pattern;
  };
  const Component = () => contents[find(useLocation().pathname)];
  return (pathname: string): LoadedPage => ({
    info: null,
    params: matchPath(find(pathname), pathname) ?? {},
    Component,
  });
};

const PlainLayout = ({ children }: { children: ReactNode }) => children;
const Rethrow = ({ error }: { error: unknown }): ReactNode => {
  throw error;
};

/** Everything an owner's screen may count on: language, the restaurant's clock, queries, dialogs, messages and addresses. */
export const renderScreen = (
  content: ReactNode,
  { locale = 'en', timeZone = defaultTimeZone, path = '/', elsewhere = {} }: PageOptions = {},
) => {
  const queries = createQueryClient();
  const { queries: rules, ...others } = queries.getDefaultOptions();
  // How often is the product's business; how long to wait in between is not a test's.
  queries.setDefaultOptions({ ...others, queries: { ...rules, retryDelay: 0 } });
  const history = memoryHistory(path);
  const loadPage = pagesOf({ [history.address.pathname]: content, ...elsewhere });
  const router = createRouter({ loadPage, first: loadPage(history.address.pathname), history });
  const screen = render(
    <LocaleProvider initialLocale={locale}>
      <QueryClientProvider client={queries}>
        <UiProvider>
          <TimeZoneContext value={timeZone}>
            <RouterProvider router={router} Layout={PlainLayout} ErrorPage={Rethrow} />
          </TimeZoneContext>
          <Messages />
        </UiProvider>
      </QueryClientProvider>
    </LocaleProvider>,
  );
  return { ...screen, queries, router, history, user: testUser() };
};

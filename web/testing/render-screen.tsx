import { QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Locale } from '#core/i18n/locale.ts';
import { LocaleProvider } from '#web/lib/i18n/locale-provider.tsx';
import { createQueryClient } from '#web/lib/query/query-client.ts';
import { Messages } from '#web/ui/feedback/messages.tsx';
import { UiProvider } from '#web/ui/ui-provider.tsx';
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
  path?: string;
  /** Other addresses, each with what stands there. */
  elsewhere?: Readonly<Record<string, ReactNode>>;
};

/** Everything an owner's screen may count on: language, queries, dialogs, messages and addresses. */
export const renderScreen = (
  content: ReactNode,
  { locale = 'en', path = '/', elsewhere = {} }: PageOptions = {},
) => {
  const queries = createQueryClient();
  const { queries: rules, ...others } = queries.getDefaultOptions();
  // How often is the product's business; how long to wait in between is not a test's.
  queries.setDefaultOptions({ ...others, queries: { ...rules, retryDelay: 0 } });
  const router = createMemoryRouter(
    [
      { path: new URL(path, location.origin).pathname, element: content },
      ...Object.entries(elsewhere).map(([address, element]) => ({ path: address, element })),
    ],
    { initialEntries: [path] },
  );
  const shown = render(
    <LocaleProvider initialLocale={locale}>
      <QueryClientProvider client={queries}>
        <UiProvider>
          <RouterProvider router={router} />
          <Messages />
        </UiProvider>
      </QueryClientProvider>
    </LocaleProvider>,
  );
  return { ...shown, queries, router, user: testUser() };
};

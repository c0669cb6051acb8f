import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Locale } from '#core/i18n/locale.ts';
import type { SiteInfo } from '#core/pages/page-renderer.ts';
import { LocaleProvider } from '#web/lib/i18n/locale-provider.tsx';
import { createQueryClient } from '#web/lib/query/query-client.ts';
import { SiteProvider } from '#web/lib/site/site-info.tsx';
import { Messages } from '#web/ui/feedback/messages.tsx';
import { UiProvider } from '#web/ui/ui-provider.tsx';

/** Everything a page may count on, on the server and in the browser alike. */
export const AppRoot = ({
  locale,
  site,
  children,
}: {
  locale: Locale;
  site: SiteInfo;
  children: ReactNode;
}) => {
  // Made per render tree: on the server one reader's data must never meet another's.
  const [queryClient] = useState(createQueryClient);
  return (
    <LocaleProvider initialLocale={locale}>
      <QueryClientProvider client={queryClient}>
        <UiProvider>
          <SiteProvider site={site}>{children}</SiteProvider>
          <Messages />
        </UiProvider>
      </QueryClientProvider>
    </LocaleProvider>
  );
};

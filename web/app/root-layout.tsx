import { type ReactNode, useEffect } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useIsLoadingPage } from '#web/lib/router/router-hooks.ts';
import { sessionTexts } from '#web/lib/texts/session.texts.ts';
import { VisuallyHidden } from '#web/ui/content/visually-hidden.tsx';
import type { PageInfo } from './document/page-info.ts';
import { replayTap } from './document/pending-tap.ts';
import { useDocumentHead } from './use-document-head.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

/** Around every page: head, focus, and a sign that the next page is on its way. */
export const RootLayout = ({ info, children }: { info: PageInfo; children: ReactNode }) => {
  const text = useText();
  useDocumentHead(info);
  useFocusOnNavigation();
  useEffect(replayTap, []);
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:z-60 focus:rounded-control focus:bg-brand focus:px-4 focus:py-2.5 focus:font-medium focus:text-brand-contrast"
      >
        {text(sessionTexts.skipToContent)}
      </a>
      <NavigationBar />
      {children}
    </>
  );
};

const NavigationBar = () => {
  const text = useText();
  if (!useIsLoadingPage()) return null;
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-60 h-1 overflow-hidden bg-brand-soft">
      <div className="h-full w-full animate-pulse bg-brand" />
      <VisuallyHidden>{text(sessionTexts.loadingPage)}</VisuallyHidden>
    </div>
  );
};

import { type ComponentType, type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { PageBoundary } from './page-boundary.tsx';
import type { Router } from './router.ts';
import { RouterContext, RouterStateContext } from './router-context.ts';
import { useScrollRestoration } from './scroll-restoration.ts';

type RouterProviderProps<Info> = {
  router: Router<Info>;
  /** Around every page; it stays while pages change. */
  Layout: ComponentType<{ info: Info; children: ReactNode }>;
  /** Instead of page and layout, when a page broke or its code did not come. */
  ErrorPage: ComponentType<{ error: unknown }>;
};

/** Shows the router's page. Moving is a transition: the page before stays, and answers, until the next is ready. */
export const RouterProvider = <Info,>({ router, Layout, ErrorPage }: RouterProviderProps<Info>) => {
  const [state, setState] = useState(router.state);
  useScrollRestoration(router, state);
  useLayoutEffect(() => {
    const follow = (isSync: boolean) => {
      const update = () => setState(router.state);
      if (isSync) flushSync(update);
      else startTransition(update);
    };
    // It may have moved on since it was rendered.
    follow(false);
    return router.subscribe(follow);
  }, [router]);
  const { location, page } = state;
  return (
    <RouterContext value={router}>
      <RouterStateContext value={state}>
        <PageBoundary location={location} ErrorPage={ErrorPage}>
          {page.Component ? (
            <Layout info={page.info}>
              <page.Component />
            </Layout>
          ) : (
            <ErrorPage error={page.error} />
          )}
        </PageBoundary>
      </RouterStateContext>
    </RouterContext>
  );
};

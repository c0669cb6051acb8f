import { type ComponentType, type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { PageBoundary } from './page-boundary.tsx';
import type { Router } from './router.ts';
import { RouterContext, RouterStateContext } from './router-context.ts';
import { useScrollRestoration } from './scroll-restoration.ts';

type RouterProviderProps<Info> = {
  router: Router<Info>;
  /** Wraps every page and stays mounted while pages change. */
  Layout: ComponentType<{ info: Info; children: ReactNode }>;
  /** Replaces page and layout when a page crashed or its code did not load. */
  ErrorPage: ComponentType<{ error: unknown }>;
};

/** Shows the router's page. Navigating is a transition: the previous page stays responsive until the next is ready. */
export const RouterProvider = <Info,>({ router, Layout, ErrorPage }: RouterProviderProps<Info>) => {
  const [state, setState] = useState(router.state);
  useScrollRestoration(router, state);
  useLayoutEffect(() => {
    const follow = (isSync: boolean) => {
      const update = () => setState(router.state);
      if (isSync) flushSync(update);
      else startTransition(update);
    };
    // It may have moved on since the render.
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

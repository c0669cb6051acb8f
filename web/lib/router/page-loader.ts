import type { ComponentType } from 'react';
import type { Params } from './match-path.ts';
import { findRoute, type Route } from './route.ts';

/** A page and its code, or why the code did not load. */
export type LoadedPage<Info = unknown> = { info: Info; params: Params } & (
  | { Component: ComponentType; error?: never }
  | { Component: null; error: unknown }
);

export type PageLoader<Info = unknown> = (pathname: string) => LoadedPage<Info> | Promise<LoadedPage<Info>>;

/** Returns synchronously when a page's code has loaded already: moving within it, or back to it, waits for nothing. */
export const createPageLoader = <Info>(routes: readonly Route<Info>[]): PageLoader<Info> => {
  const here = new Map<Route<Info>, ComponentType>();
  return (pathname) => {
    const { route, params } = findRoute(routes, pathname);
    const page = { info: route.info, params };
    const arrived = here.get(route);
    if (arrived) return { ...page, Component: arrived };
    const load = async (): Promise<LoadedPage<Info>> => {
      try {
        // A failed load is retried once.
        const Component = await route.load().catch(route.load);
        here.set(route, Component);
        return { ...page, Component };
      } catch (error) {
        return { ...page, Component: null, error };
      }
    };
    return load();
  };
};

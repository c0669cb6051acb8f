import type { ComponentType } from 'react';
import { matchPath, type Params } from './match-path.ts';

export type Route<Info = unknown> = {
  /** Every address of the page. Between them it stays as it is, and shows by itself what each stands for. */
  paths: readonly string[];
  /** What is known of the page before its code is here. */
  info: Info;
  load: () => Promise<ComponentType>;
};

export type RouteMatch<Info = unknown> = { route: Route<Info>; params: Params };

/** The first route that fits: one for everything else (`*`) stands last. */
export const findRoute = <Info>(routes: readonly Route<Info>[], pathname: string): RouteMatch<Info> => {
  for (const route of routes) {
    for (const path of route.paths) {
      const params = matchPath(path, pathname);
      if (params) return { route, params };
    }
  }
  throw new Error(`No route fits ${pathname}.`);
};

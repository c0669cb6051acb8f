import type { ComponentType } from 'react';
import { matchPath, type Params } from './match-path.ts';

export type Route<Info = unknown> = {
  /** Every address of the page. It stays mounted between them and decides itself what to show for each. */
  paths: readonly string[];
  /** What is known of the page before its code has loaded. */
  info: Info;
  load: () => Promise<ComponentType>;
};

export type RouteMatch<Info = unknown> = { route: Route<Info>; params: Params };

/** The first route that matches; a catch-all (`*`) comes last. */
export const findRoute = <Info>(routes: readonly Route<Info>[], pathname: string): RouteMatch<Info> => {
  for (const route of routes) {
    for (const path of route.paths) {
      const params = matchPath(path, pathname);
      if (params) return { route, params };
    }
  }
  throw new Error(`No route fits ${pathname}.`);
};

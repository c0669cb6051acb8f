import { matchPath } from '#web/lib/router/match-path.ts';
import type { Route } from '#web/lib/router/route.ts';

/** Set on the document by the server when a route matches an address whose content does not exist. */
export const missingAttribute = 'data-missing';

/** The pages without the one at this address, so that it is answered as any unknown one. */
export const withoutPageAt = <Info>(routes: readonly Route<Info>[], pathname: string): Route<Info>[] =>
  routes.filter(({ paths }) => paths.every((path) => path === '*' || !matchPath(path, pathname)));

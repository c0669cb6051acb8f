import { matchPath, type RouteObject } from 'react-router';

/** Set on the document by the server when a route matches an address whose content does not exist. */
export const missingAttribute = 'data-missing';

/** The pages without the one at this address, so that it is answered as any unknown one. */
export const withoutPageAt = (routes: RouteObject[], pathname: string): RouteObject[] =>
  routes.map((root) =>
    root.index
      ? root
      : {
          ...root,
          children: root.children?.filter(({ path = '' }) => path === '*' || !matchPath(path, pathname)),
        },
  );

const afterSignIn = '/dashboard';

/** Where to go after signing in: a path of this site, or the dashboard. Never another site's address. */
export const nextPath = (search: URLSearchParams): string => {
  const next = search.get('next') ?? '';
  // Read as the browser would: `//host`, `/\\host` and `/<tab>/host` all lead to another site.
  const here = 'http://menta.invalid';
  return next.startsWith('/') && URL.canParse(next, here) && new URL(next, here).origin === here
    ? next
    : afterSignIn;
};

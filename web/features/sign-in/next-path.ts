const afterSignIn = '/dashboard';

/** Where to go after signing in: a path of this site, or the dashboard. Never another site's address. */
export const nextPath = (search: URLSearchParams): string => {
  const next = search.get('next') ?? '';
  // A browser reads `//host` and `/\host` as another site.
  return /^\/(?![/\\])/.test(next) && !/[\u0000-\u001f]/.test(next) ? next : afterSignIn;
};

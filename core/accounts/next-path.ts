const afterSignIn = '/dashboard';

/** Where to go after signing in: a path of this site, or the dashboard. Never another site's address. */
export const nextPath = (requested: string | null): string => {
  const next = requested ?? '';
  // Read as a browser does, which drops tabs and line breaks: `//host`, `/\\host` and `/<tab>/host` lead to another site.
  return next.startsWith('/') && !/^\/[/\\]/.test(next.replace(/[\t\r\n]/g, '')) ? next : afterSignIn;
};

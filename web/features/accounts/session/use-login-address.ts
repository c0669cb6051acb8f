import { useLocation } from '#web/lib/router/router-hooks.ts';

/** The log-in page that brings the reader back to where they are now. */
export const useLoginAddress = (): string => {
  const { pathname, search } = useLocation();
  return `/login?next=${encodeURIComponent(pathname + search)}`;
};

import { useMemo } from 'react';
import type { Location } from './location.ts';
import { matchPath, type Params } from './match-path.ts';
import type { Router } from './router.ts';
import { useRouter, useRouterState } from './router-context.ts';

export const useLocation = (): Location => useRouterState().location;

export const useNavigate = (): Router['navigate'] => useRouter().navigate;

/** The values of the `:names` in the page's own path. */
export const useParams = (): Params => useRouterState().page.params;

/** The values of the `:names` of any path, if it matches the current address. */
export const useMatch = (pattern: string): Params | null => matchPath(pattern, useLocation().pathname);

export const useSearchParams = (): URLSearchParams => {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
};

export const useIsLoadingPage = (): boolean => useRouterState().isLoading;

export const useFormAnswer = (): unknown => useRouterState().formAnswer;

import { createContext, use } from 'react';
import type { Router, RouterState } from './router.ts';

export const RouterContext = createContext<Router | null>(null);
export const RouterStateContext = createContext<RouterState | null>(null);

export const useRouter = (): Router => {
  const router = use(RouterContext);
  if (!router) throw new Error('There is no RouterProvider around this.');
  return router;
};

export const useRouterState = (): RouterState => {
  const state = use(RouterStateContext);
  if (!state) throw new Error('There is no RouterProvider around this.');
  return state;
};

import { useEffect, useEffectEvent } from 'react';
import type { Blocker, RouterState } from './router.ts';
import { useRouter, useRouterState } from './router-context.ts';

/** Blocks navigations, including steps through the history. Returns the one that waits for the user. */
export const useBlocker = (isBlocked: Blocker): RouterState['blocked'] => {
  const router = useRouter();
  const ask = useEffectEvent(isBlocked);
  useEffect(() => router.block((from, to) => ask(from, to)), [router]);
  return useRouterState().blocked;
};

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Account } from '#core/accounts/accounts.contract.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { sessionQuery } from '#web/lib/query/session-query.ts';

export type Session =
  | { state: 'checking' }
  | { state: 'signed-in'; account: Account }
  | { state: 'nobody' }
  /** No answer came: that says nothing about who is signed in. */
  | { state: 'unknown'; error: unknown; retry: () => void };

export const useSession = (): Session => {
  const isReturning = useReturn();
  const { data, error, isPending, isFetching, refetch } = useQuery(sessionQuery);
  if (isReturning) return { state: 'checking' };
  // A session that ended mid-work keeps its page: the last answer stays and a banner says so.
  if (data) return { state: 'signed-in', account: data };
  if (isPending || (isFetching && !isApiError(error, 'not_signed_in'))) return { state: 'checking' };
  if (isApiError(error, 'not_signed_in')) return { state: 'nobody' };
  return { state: 'unknown', error, retry: () => void refetch() };
};

/**
 * A page from the back/forward cache may belong to somebody who has logged out since: nothing
 * of it is shown, not for one frame, before the session is checked again.
 */
const useReturn = (): boolean => {
  const client = useQueryClient();
  const [isReturning, setReturning] = useState(false);
  useEffect(() => {
    const check = async ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      flushSync(() => setReturning(true));
      await client.resetQueries({ queryKey: sessionQuery.queryKey });
      setReturning(false);
    };
    addEventListener('pageshow', check);
    return () => removeEventListener('pageshow', check);
  }, [client]);
  return isReturning;
};

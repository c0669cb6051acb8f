import { useQuery } from '@tanstack/react-query';
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
  const { data, error, isPending, isFetching, refetch } = useQuery(sessionQuery);
  // A session that ended in the middle of work keeps its page: the last answer stays and a banner tells.
  if (data) return { state: 'signed-in', account: data };
  if (isPending || (isFetching && !isApiError(error, 'not_signed_in'))) return { state: 'checking' };
  if (isApiError(error, 'not_signed_in')) return { state: 'nobody' };
  return { state: 'unknown', error, retry: () => void refetch() };
};

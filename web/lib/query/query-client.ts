import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isApiError } from '#web/lib/api/api-error.ts';
import { isTransient } from '#web/lib/api/is-transient.ts';
import { isOfOtherEpoch, knownEpoch, watchEpoch } from '#web/lib/api/server-epoch.ts';
import { noticeSessionLoss, setSessionLoss } from './session-lost.ts';
import { sessionQuery } from './session-query.ts';

const isSessionKey = (key: readonly unknown[]): boolean => key[0] === sessionQuery.queryKey[0];

export const createQueryClient = (): QueryClient => {
  const noticeLoss = (cause: 'press' | 'page') => (error: unknown) => {
    // With nobody signed in there is nothing to lose: the page itself asks to log in.
    if (isApiError(error, 'not_signed_in') && client.getQueryData(sessionQuery.queryKey))
      noticeSessionLoss(cause);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: noticeLoss('page'),
      onSuccess: (_data, query) => {
        if (isSessionKey(query.queryKey)) setSessionLoss('none');
      },
    }),
    mutationCache: new MutationCache({ onError: noticeLoss('press') }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (failures, error) => failures < 2 && isTransient(error),
        // The page has its own message for being offline, so calls are tried rather than paused.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  let epoch = knownEpoch();
  watchEpoch(() => {
    // Of what the server had before its data was restored nothing is right, whether it is on screen or not.
    if (isOfOtherEpoch(epoch)) void client.invalidateQueries();
    epoch = knownEpoch();
  });
  return client;
};

import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';

/** Asked again whenever an order is opened: other boards refuse and lift too. */
export const refusedPhonesQuery = queryOptions({
  queryKey: ['refused-phones'],
  queryFn: ({ signal }) => call('GET /refused-phones', { signal }),
  refetchOnMount: 'always',
});

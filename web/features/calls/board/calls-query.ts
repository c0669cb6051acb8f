import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';

/** Tables that call; refetched when an event tells of one. */
export const callsQuery = queryOptions({
  queryKey: ['table-calls'],
  queryFn: ({ signal }) => call('GET /calls', { signal }),
  // A board that goes offline still shows who calls.
  gcTime: Number.POSITIVE_INFINITY,
});

import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';
import { withPin } from '#web/lib/api/pin-asking.ts';

/** What is unpaid and what should be in the drawer, read anew each time a shift is about to end. */
export const closingQuery = queryOptions({
  queryKey: ['closing'],
  queryFn: ({ signal }) => withPin(() => call('GET /services/closing', { signal }), 'shifts'),
  staleTime: 0,
  gcTime: 0,
  // Each try may ask for a PIN.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

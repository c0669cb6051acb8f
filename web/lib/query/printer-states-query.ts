import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';

/** How the printers are, as owners and stations may know it. */
export const printerStatesQuery = queryOptions({
  queryKey: ['printers', 'state'],
  queryFn: ({ signal }) => call('GET /printers/state', { signal }),
  // What a printer says is old at once.
  staleTime: 0,
});

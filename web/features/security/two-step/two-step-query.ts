import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';

export const twoStepQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => call('GET /users/me/second-factor', { signal }),
  // Another device may have switched it, and log-in there may have used a code.
  staleTime: 0,
});

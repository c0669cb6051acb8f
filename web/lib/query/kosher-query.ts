import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';

/** Whether the kitchen is kosher, and its certificate. */
export const kosherQuery = queryOptions({
  queryKey: ['kosher'],
  queryFn: ({ signal }) => call('GET /restaurants/kosher', { signal }),
});

import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';

/** All shifts of the restaurant, the newest first. */
export const shiftsQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['shifts', ownerId],
    queryFn: ({ signal }) => call('GET /services', { query: { ownerId }, signal }),
  });

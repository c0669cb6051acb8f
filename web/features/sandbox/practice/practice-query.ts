import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';

/** The practice evening that is on, or null. The live stream tells of changes; it ends by itself in the end. */
export const practiceQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['practice', ownerId],
    queryFn: async ({ signal }) => (await call('GET /practice', { signal })).practice,
    refetchInterval: 60_000,
  });

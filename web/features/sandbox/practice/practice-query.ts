import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';

/** The running practice evening, or null. The live stream reports changes; it ends by itself eventually. */
export const practiceQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['practice', ownerId],
    queryFn: async ({ signal }) => (await call('GET /practice', { signal })).practice,
    refetchInterval: 60_000,
  });

import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';

/** The shift that is open now, or null. */
export const openShiftQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['open-shift', ownerId],
    queryFn: async ({ signal }) =>
      (await call('GET /services/user/:userId/has-active', { params: { userId: ownerId }, signal })).service,
    // The live stream reports changes; this is for a screen that was asleep.
    refetchInterval: 60_000,
  });

import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';

/** What the staff decides during a shift; refetched when an event says that guests see something else. */
export const eveningKey = ['evening'] as const;

/** Every dish and option of the active menu, with their limits. */
export const stockQuery = queryOptions({
  queryKey: [...eveningKey, 'stock'],
  queryFn: ({ signal }) => call('GET /stock', { signal }),
  // A board that goes offline can still say what has run out.
  gcTime: Number.POSITIVE_INFINITY,
});

/** Where dishes are made. */
export const areasQuery = queryOptions({
  queryKey: [...eveningKey, 'areas'],
  queryFn: ({ signal }) => call('GET /areas', { signal }),
  // A board that goes offline stays the board that it was.
  gcTime: Number.POSITIVE_INFINITY,
});

/** What is paused right now. */
export const pausesQuery = queryOptions({
  queryKey: [...eveningKey, 'pauses'],
  queryFn: ({ signal }) => call('GET /pauses', { signal }),
  // The live stream reports changes; this is for a screen that was asleep.
  refetchInterval: 60_000,
});

/** The running practice evening, or null. The live stream reports changes; it ends by itself eventually. */
export const practiceQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['practice', ownerId],
    queryFn: async ({ signal }) => (await call('GET /practice', { signal })).practice,
    refetchInterval: 60_000,
  });

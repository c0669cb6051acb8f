import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';

/** What the staff decides during a shift; read again when the log tells that guests see something else. */
export const eveningKey = ['evening'] as const;

/** Every dish and option of the active menu, with what limits them. */
export const stockQuery = queryOptions({
  queryKey: [...eveningKey, 'stock'],
  queryFn: ({ signal }) => call('GET /stock', { signal }),
  // A board that loses its line can still say what has run out.
  gcTime: Number.POSITIVE_INFINITY,
});

/** What is paused right now. */
export const pausesQuery = queryOptions({
  queryKey: [...eveningKey, 'pauses'],
  queryFn: ({ signal }) => call('GET /pauses', { signal }),
  // The live stream tells of changes; this is for a screen that was asleep.
  refetchInterval: 60_000,
});

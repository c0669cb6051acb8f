import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';

export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: ({ signal }) => call('GET /people', { signal }),
});

export const pinLengthQuery = queryOptions({
  queryKey: ['pin-length'],
  queryFn: ({ signal }) => call('GET /staff/pin-length', { signal }),
});

/** Who uses a station, and when, changes while it is on screen. */
export const stationsQuery = queryOptions({
  queryKey: ['stations'],
  queryFn: ({ signal }) => call('GET /stations', { signal }),
  refetchInterval: 20_000,
});

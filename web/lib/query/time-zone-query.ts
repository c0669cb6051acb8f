import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';

/** By whose clocks the restaurant's days and hours are meant. */
export const timeZoneQuery = queryOptions({
  queryKey: ['settings', 'zone'],
  queryFn: ({ signal }) => call('GET /restaurants/settings', { query: {}, signal }),
  select: ({ timeZone }) => timeZone,
});

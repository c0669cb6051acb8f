import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';

/** When the restaurant is usually open. */
export const openingHoursQuery = queryOptions({
  queryKey: ['opening-hours'],
  queryFn: ({ signal }) => call('GET /restaurants/opening-hours', { signal }),
});

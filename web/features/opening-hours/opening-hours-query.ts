import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';
import { eveningKey } from '#web/lib/query/evening-queries.ts';

/** When the restaurant is usually open. */
export const openingHoursQuery = queryOptions({
  queryKey: [...eveningKey, 'opening-hours'],
  queryFn: ({ signal }) => call('GET /restaurants/opening-hours', { signal }),
});

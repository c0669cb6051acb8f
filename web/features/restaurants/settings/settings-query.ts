import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';

export const settingsQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['settings', ownerId],
    queryFn: ({ signal }) => call('GET /restaurants/settings', { query: { ownerId }, signal }),
  });

import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';

export const menusQuery = queryOptions({
  queryKey: ['menus'],
  queryFn: ({ signal }) => call('GET /users/menus', { signal }),
});

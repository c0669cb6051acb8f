import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';

/** What a code is made of; never refetched under the owner's hands while the page is open. */
export const qrQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['qr', ownerId],
    queryFn: async ({ signal }) => {
      const [link, settings, menus] = await Promise.all([
        call('GET /qr/base', { signal }),
        call('GET /restaurants/settings', { query: { ownerId }, signal }),
        call('GET /users/menus', { signal }),
      ]);
      return { link, settings, menu: menus.find(({ isActive }) => isActive) ?? null };
    },
    refetchOnWindowFocus: false,
    // Settings may have changed on another screen since.
    gcTime: 0,
  });

/** What tables' addresses carry since their codes were issued anew. Apart, as it changes while the page is open. */
export const tableCodesQuery = queryOptions({
  queryKey: ['qr', 'table-codes'],
  queryFn: ({ signal }) => call('GET /qr/table-codes', { signal }),
  refetchOnWindowFocus: false,
  gcTime: 0,
});

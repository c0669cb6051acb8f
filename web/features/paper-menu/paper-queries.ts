import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { GuestLocale } from '#core/i18n/locale.ts';
import { call } from '#web/lib/api/call.ts';

/** What guests read, in one language; without one in the menu's own. It stays on the sheet while another language comes. */
export const readingQuery = (menuId: string, lang: GuestLocale | null, isWanted = true) =>
  queryOptions({
    queryKey: ['paper-menu', menuId, lang],
    queryFn: isWanted
      ? ({ signal }) =>
          call('GET /menus/:menuId/preview', { params: { menuId }, query: lang ? { lang } : {}, signal })
      : skipToken,
    placeholderData: isWanted ? keepPreviousData : undefined,
    refetchOnWindowFocus: false,
    // The menu may have been edited on another screen since.
    gcTime: 0,
  });

export const codeBaseQuery = queryOptions({
  queryKey: ['qr-base'],
  queryFn: ({ signal }) => call('GET /qr/base', { signal }),
});

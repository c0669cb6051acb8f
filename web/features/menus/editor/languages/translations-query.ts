import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { GuestLocale } from '#core/i18n/locale.ts';
import { type Answer, call } from '#web/lib/api/call.ts';

const route = 'GET /menus/:menuId/translations/:language';
export type MenuTranslations = Answer<typeof route>;
export type TranslatedText = MenuTranslations['texts'][number];

export const translationsQuery = (menuId: string, language: GuestLocale) =>
  queryOptions({
    queryKey: ['menu', menuId, 'translations', language],
    queryFn: ({ signal }) => call(route, { params: { menuId, language }, signal }),
    // The other tabs change the texts that are translated here.
    refetchOnMount: 'always',
    // What is missing in each language stays in sight while another one is read.
    placeholderData: keepPreviousData,
  });

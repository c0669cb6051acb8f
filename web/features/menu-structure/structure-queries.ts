import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';

export const menuQuery = (menuId: string) =>
  queryOptions({
    queryKey: ['menu', menuId],
    queryFn: ({ signal }) => call('GET /menus/:menuId', { params: { menuId }, signal }),
  });

export const sectionsQuery = (menuId: string) =>
  queryOptions({
    queryKey: ['menu', menuId, 'sections'],
    queryFn: ({ signal }) => call('GET /menus/:menuId/sections', { params: { menuId }, signal }),
  });

/** By the section's id: its name may change while the page is open. */
export const sectionDishesQuery = (menuId: string, sectionId: string) =>
  queryOptions({
    queryKey: ['menu', menuId, 'sections', sectionId, 'dishes'],
    queryFn: ({ signal }) =>
      call('GET /menus/:menuId/sections/:sectionName/dishes', {
        params: { menuId, sectionName: sectionId },
        signal,
      }),
  });

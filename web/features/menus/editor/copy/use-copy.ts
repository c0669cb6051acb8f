import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { showSuccess } from '#web/ui/feedback/messages.tsx';
import { menuDishesQuery, sectionsQuery } from '../saved-menu/editor-queries.ts';
import { copyTexts as t } from './copy.texts.ts';

type Wanted = { sectionId: string; toMenuId: string; toSection?: string; dishIds?: string[] };

/** Copies from this menu, and says where it went. */
export const useCopy = (menuId: string) => {
  const text = useText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ sectionId, ...body }: Wanted) =>
      call('POST /menus/:menuId/sections/:sectionId/copy', { params: { menuId, sectionId }, body }),
    onSuccess: async ({ section, dishCount }, { toMenuId }) => {
      showSuccess(
        text(t.copied, { count: dishCount, section: section.sectionName }),
        toMenuId === menuId ? undefined : { to: `/menu-builder/${toMenuId}`, label: text(t.openMenu) },
      );
      // Both at once: the dishes of a section that is not listed yet would be nowhere.
      await Promise.all(
        [sectionsQuery(toMenuId), menuDishesQuery(toMenuId)].map(({ queryKey }) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
};

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { orderingTexts as t } from '#core/i18n/texts/menu-editor.texts.ts';
import { type Arrangement, changesBetween, isChanged, reconcile } from '#core/menus/menu-arrangement.ts';
import type { Section } from '#core/menus/menus.contract.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { showError, showSuccess } from '#web/ui/messages.tsx';
import { type DishesOfSection, menuDishesQuery, sectionsQuery } from '../editor-queries.ts';

/** The order on screen: as it is saved, or as the owner has dragged it and not saved yet. */
export const useArrangement = (menuId: string, sections: Section[], groups: DishesOfSection[]) => {
  const text = useText();
  const client = useQueryClient();
  const [draft, setDraft] = useState<Arrangement | null>(null);

  const saved = useMemo((): Arrangement => {
    const dishes = new Map(groups.map((group) => [group.sectionId, group.dishes.map(({ _id }) => _id)]));
    return sections.map(({ _id }) => ({ id: _id, dishIds: dishes.get(_id) ?? [] }));
  }, [sections, groups]);
  const arrangement = useMemo(() => (draft ? reconcile(draft, saved) : saved), [draft, saved]);
  const changes = useMemo(() => changesBetween(saved, arrangement), [saved, arrangement]);

  const reload = useCallback(
    () =>
      Promise.all([
        client.invalidateQueries({ queryKey: sectionsQuery(menuId).queryKey }),
        client.invalidateQueries({ queryKey: menuDishesQuery(menuId).queryKey }),
      ]),
    [client, menuId],
  );

  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (changes.sections) {
        await call('PUT /menus/:menuId/sections/order', {
          params: { menuId },
          body: { order: changes.sections },
        });
      }
      for (const { sectionId, order } of changes.dishes) {
        await call('PUT /menus/:menuId/sections/:sectionId/order', {
          params: { menuId, sectionId },
          body: { order },
        });
      }
    },
    onSuccess: async () => {
      await reload();
      setDraft(null);
      showSuccess(text(t.saved));
    },
    onError: (error) => {
      const isOld = isApiError(error, 'changed_meanwhile') || isApiError(error, 'not_found');
      showError(text(isOld ? t.changedMeanwhile : t.failed));
      void reload();
    },
  });

  const save = () => {
    if (isChanged(changes) && !isPending) mutate();
  };
  return { arrangement, setDraft, isDirty: isChanged(changes), isSaving: isPending, save };
};

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { Section } from '#core/menus/menus.contract.ts';
import {
  type Arrangement,
  changesBetween,
  isChanged,
  ordersBefore,
  reconcile,
} from '#core/menus/sections/menu-arrangement.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { showError, showSuccess, takeBackError } from '#web/ui/feedback/messages.tsx';
import {
  type DishesOfSection,
  menuDishesQuery,
  regroup,
  sectionsQuery,
} from '../saved-menu/editor-queries.ts';
import { orderingTexts as t } from '../texts/editor.texts.ts';

/** What the owner has dragged and not saved yet, and the saved order it was made from. */
type Draft = { base: Arrangement; order: Arrangement };

const isOld = (error: unknown): boolean =>
  isApiError(error, 'changed_meanwhile') || isApiError(error, 'not_found');

const arrangementOf = (sections: readonly Section[], groups: readonly DishesOfSection[]): Arrangement => {
  const dishes = new Map(groups.map((group) => [group.sectionId, group.dishes.map(({ _id }) => _id)]));
  return sections.map(({ _id }) => ({ id: _id, dishIds: dishes.get(_id) ?? [] }));
};

/** The order on screen: as it is saved, or as the owner has dragged it and not saved yet. */
export const useArrangement = (menuId: string, sections: Section[], groups: DishesOfSection[]) => {
  const text = useText();
  const client = useQueryClient();
  const [draft, setDraft] = useState<Draft | null>(null);

  const saved = useMemo(() => arrangementOf(sections, groups), [sections, groups]);
  const arrangement = useMemo(() => (draft ? reconcile(draft.order, saved) : saved), [draft, saved]);
  const changes = useMemo(() => changesBetween(saved, arrangement), [saved, arrangement]);
  const isDirty = isChanged(changes);

  const arrange = useCallback(
    (order: Arrangement) =>
      setDraft((before) => {
        const base = before?.base ?? saved;
        return isChanged(changesBetween(base, order)) ? { base, order } : null;
      }),
    [saved],
  );
  const reload = useCallback(
    () =>
      Promise.all([
        client.invalidateQueries({ queryKey: sectionsQuery(menuId).queryKey }),
        client.invalidateQueries({ queryKey: menuDishesQuery(menuId).queryKey }),
      ]),
    [client, menuId],
  );

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ base }: { base: Arrangement; order: Arrangement }) => {
      if (changes.sections) {
        await call('PUT /menus/:menuId/sections/order', {
          params: { menuId },
          body: { order: changes.sections, was: base.map(({ id }) => id) },
        });
      }
      const before = ordersBefore(base, changes.dishes);
      for (const [index, { sectionId, order }] of changes.dishes.entries()) {
        await call('PUT /menus/:menuId/sections/:sectionId/order', {
          params: { menuId, sectionId },
          body: { order, was: before[index] },
        });
      }
    },
    onSuccess: (_answer, { order }) => {
      const held = client.getQueryData(sectionsQuery(menuId).queryKey) ?? [];
      const grouped = client.getQueryData(menuDishesQuery(menuId).queryKey) ?? [];
      // What was added since it was dragged is in no order yet, and stays.
      const now = reconcile(order, arrangementOf(held, grouped));
      const byId = new Map(held.map((section) => [section._id, section]));
      client.setQueryData(
        sectionsQuery(menuId).queryKey,
        now.flatMap(({ id }) => byId.get(id) ?? []),
      );
      client.setQueryData(menuDishesQuery(menuId).queryKey, regroup(grouped, now));
      // What was dragged while it was being saved is still unsaved.
      setDraft((draft) => (draft && draft.order !== order ? { base: now, order: draft.order } : null));
      takeBackError('arrangement');
      showSuccess(text(t.saved));
    },
    onError: async (failure) => {
      // The notice shows both orders, so the saved one must be the newest.
      await reload();
      if (!isOld(failure)) showError(text(t.failed), 'arrangement');
    },
  });

  const send = (base: Arrangement) => {
    if (isDirty && !isPending) mutate({ base, order: draft?.order ?? arrangement });
  };
  return {
    saved,
    arrangement,
    arrange,
    isDirty,
    isSaving: isPending,
    save: () => send(draft?.base ?? saved),
    /** Somebody else was faster: the owner sees both orders and chooses. */
    conflict:
      isDirty && isOld(error)
        ? {
            keepMine: () => send(saved),
            takeTheirs: () => {
              setDraft(null);
              reset();
            },
          }
        : null,
  };
};

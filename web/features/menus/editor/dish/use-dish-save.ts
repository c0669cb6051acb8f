import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Dish } from '#core/menus/dishes/dish-shape.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { refusalDetails } from '#web/lib/api/refusal-details.ts';
import { upload } from '#web/lib/api/upload.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { showError, takeBackError } from '#web/ui/feedback/messages.tsx';
import { type DishesOfSection, menuDishesQuery, withSavedDish } from '../saved-menu/editor-queries.ts';
import { dishPanelTexts } from '../texts/menu-editor.texts.ts';
import { structureTexts as t } from '../texts/structure.texts.ts';
import { bodyOf, type DishDraft, isNewDish } from './dish-draft.ts';

/** The dish as somebody else saved it, when that is why ours was refused. */
export const otherDishOf = (error: unknown): Dish | null =>
  refusalDetails(error, 'PUT /dishes/:id', 'changed_meanwhile')?.dish ?? null;

export const useDishSave = (menuId: string, onProgress: (part: number | null) => void) => {
  const text = useText();
  const client = useQueryClient();
  const { queryKey } = menuDishesQuery(menuId);
  const keep = (sectionId: string, dish: Dish) =>
    client.setQueryData(
      queryKey,
      (groups: DishesOfSection[] | undefined) => groups && withSavedDish(groups, sectionId, dish),
    );

  const save = useMutation({
    mutationFn: (draft: DishDraft) => {
      const body = bodyOf(draft, menuId);
      const report = draft.image?.startsWith('data:') ? onProgress : () => {};
      report(0);
      return isNewDish(draft)
        ? upload('POST /dishes', { body }, report)
        : upload('PUT /dishes/:id', { params: { id: draft.id }, body }, report);
    },
    onSuccess: (dish, draft) => keep(draft.sectionId, dish),
    onSettled: () => onProgress(null),
  });

  const remove = useMutation({
    mutationFn: async (id: string) => {
      await call('DELETE /dishes/:id/remove-from-menu', { params: { id }, query: { menuId } }).catch(
        (error: unknown) => {
          // Another tab was faster: reported, and removed here too.
          if (!isApiError(error, 'not_found')) throw error;
          showError(text(dishPanelTexts.invalidId));
        },
      );
    },
    onSuccess: (_answer, id) => {
      takeBackError(`remove-dish:${id}`);
      client.setQueryData(queryKey, (groups: DishesOfSection[] | undefined) =>
        groups?.map((group) => ({ ...group, dishes: group.dishes.filter(({ _id }) => _id !== id) })),
      );
    },
    onError: (_error, id) => showError(text(t.removeDishFailed), `remove-dish:${id}`),
  });

  const removePicture = useMutation({
    mutationFn: (dishId: string) => call('POST /dishes/delete-dish-image', { body: { dishId } }),
    onSuccess: (dish) => {
      takeBackError(`remove-picture:${dish._id}`);
      keep('', dish);
    },
    onError: (_error, id) => showError(text(dishPanelTexts.deleteImageFailed), `remove-picture:${id}`),
  });

  return { save, remove, removePicture };
};

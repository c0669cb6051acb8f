import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Dish } from '#core/menus/dishes/dish-shape.ts';
import { call } from '#web/lib/api/call.ts';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { showError, takeBackError } from '#web/ui/feedback/messages.tsx';
import { type DishesOfSection, menuDishesQuery } from '../saved-menu/editor-queries.ts';
import { structureTexts as t } from '../texts/structure.texts.ts';

/** In stock or not: shown at once, sent, and reverted with a message if it fails. */
export const useStock = (menuId: string, onSaved: (dish: Dish) => void) => {
  const sentence = useErrorSentence();
  const client = useQueryClient();
  const { queryKey } = menuDishesQuery(menuId);

  const put = (id: string, change: (dish: Dish) => Dish) =>
    client.setQueryData(queryKey, (groups: DishesOfSection[] | undefined) =>
      groups?.map((group) =>
        group.dishes.some(({ _id }) => _id === id)
          ? { ...group, dishes: group.dishes.map((dish) => (dish._id === id ? change(dish) : dish)) }
          : group,
      ),
    );

  const { mutate } = useMutation({
    mutationFn: ({ id, available }: { id: string; available: boolean }) =>
      call('PUT /dishes/:id/stock', { params: { id }, body: { available } }),
    onMutate: ({ id, available }) => {
      put(id, (dish) => ({ ...dish, available }));
    },
    onSuccess: (saved) => {
      put(saved._id, () => saved);
      onSaved(saved);
      takeBackError(`stock:${saved._id}`);
    },
    onError: (error, { id, available }) => {
      put(id, (dish) => ({ ...dish, available: !available }));
      showError(sentence(error, t.stockFailed), `stock:${id}`);
    },
  });
  return useCallback((dish: Dish, available: boolean) => mutate({ id: dish._id, available }), [mutate]);
};

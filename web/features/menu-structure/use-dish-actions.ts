import { useMutation, useQueryClient } from '@tanstack/react-query';
import { structureTexts as t } from '#core/i18n/texts/dashboard.texts.ts';
import type { Dish } from '#core/menus/dish-shape.ts';
import type { Section } from '#core/menus/menus.contract.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { showError } from '#web/ui/messages.tsx';
import { sectionDishesQuery } from './structure-queries.ts';

export type NewDish = { name: string; description: string; price: number };

export const useDishActions = (menuId: string, section: Section) => {
  const text = useText();
  const sentence = useErrorSentence();
  const client = useQueryClient();
  const { queryKey } = sectionDishesQuery(menuId, section._id);

  const edit = (change: (dishes: Dish[]) => Dish[]) =>
    client.setQueryData(queryKey, (dishes: Dish[] | undefined) => dishes && change(dishes));
  const setAvailable = (id: string, available: boolean) =>
    edit((dishes) => dishes.map((dish) => (dish._id === id ? { ...dish, available } : dish)));

  const add = useMutation({
    mutationFn: (dish: NewDish) =>
      call('POST /dishes', { body: { ...dish, menuId, sectionName: section.sectionName } }),
    onSuccess: (dish) => edit((dishes) => [...dishes, dish]),
  });

  const stock = useMutation({
    mutationFn: ({ id, available }: { id: string; available: boolean }) =>
      call('PUT /dishes/:id/stock', { params: { id }, body: { available } }),
    onMutate: ({ id, available }) => {
      setAvailable(id, available);
    },
    onError: (error, { id, available }) => {
      setAvailable(id, !available);
      showError(sentence(error, t.stockFailed));
    },
  });

  const remove = useMutation({
    mutationFn: (id: string) =>
      call('DELETE /dishes/:id/remove-from-menu', { params: { id }, query: { menuId } }),
    onSuccess: (_answer, id) => edit((dishes) => dishes.filter((dish) => dish._id !== id)),
    onError: () => showError(text(t.removeDishFailed)),
  });
  return { add, stock, remove };
};

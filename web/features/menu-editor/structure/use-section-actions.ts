import { useMutation, useQueryClient } from '@tanstack/react-query';
import { structureTexts as t } from '#core/i18n/texts/dashboard.texts.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { type CallInput, call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { showError } from '#web/ui/messages.tsx';
import { menuDishesQuery, sectionsQuery } from '../editor-queries.ts';

type Changes = CallInput<'PUT /menus/:menuId/sections'>['body'];

export const useSectionActions = (menuId: string) => {
  const text = useText();
  const sentence = useErrorSentence();
  const client = useQueryClient();

  const change = async (body: Changes) => {
    const answer = await call('PUT /menus/:menuId/sections', { params: { menuId }, body });
    client.setQueryData(sectionsQuery(menuId).queryKey, answer.sections);
    return answer.id;
  };

  const add = useMutation({
    // Without a name: the server gives the next free 'New category N'.
    mutationFn: () => change({ add: [{ dishes: [] }] }),
    onError: (error) => showError(sentence(error, t.sectionFailed)),
  });
  const rename = useMutation({
    mutationFn: ({ id, newName }: { id: string; newName: string }) =>
      change({ update: [{ _id: id, newName }] }),
    onError: (error) => showError(sentence(error, t.sectionFailed)),
  });
  const remove = useMutation({
    mutationFn: (id: string) => change({ remove: [id] }),
    onSuccess: () => client.invalidateQueries({ queryKey: menuDishesQuery(menuId).queryKey }),
    onError: (error) =>
      showError(isApiError(error, 'network') ? sentence(error) : text(t.deleteSectionFailed)),
  });
  return { add, rename, remove };
};

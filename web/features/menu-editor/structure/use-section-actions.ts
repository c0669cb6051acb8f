import { useMutation, useQueryClient } from '@tanstack/react-query';
import { structureTexts as t } from '#core/i18n/texts/dashboard.texts.ts';
import type { Section } from '#core/menus/menus.contract.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { type CallInput, call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { showError } from '#web/ui/messages.tsx';
import { menuDishesQuery, sectionsQuery } from '../editor-queries.ts';

type Changes = CallInput<'PUT /menus/:menuId/sections'>['body'];

/** The section as somebody else saved it, when that is why our name was refused. */
export const otherSectionOf = (error: unknown): Section | null =>
  isApiError(error, 'changed_meanwhile')
    ? ((error.details as { section?: Section } | undefined)?.section ?? null)
    : null;

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
    mutationFn: ({ id, newName, was }: { id: string; newName: string; was: string }) =>
      change({ update: [{ _id: id, newName, was }] }),
    // Where another tab was faster, the name's own field shows both.
    onError: (error) => {
      const other = otherSectionOf(error);
      if (!other) return showError(sentence(error, t.sectionFailed));
      client.setQueryData(sectionsQuery(menuId).queryKey, (sections: Section[] | undefined) =>
        sections?.map((each) => (each._id === other._id ? other : each)),
      );
    },
  });
  const remove = useMutation({
    mutationFn: (id: string) => change({ remove: [id] }),
    onSuccess: () => client.invalidateQueries({ queryKey: menuDishesQuery(menuId).queryKey }),
    onError: () => showError(text(t.deleteSectionFailed)),
  });
  return { add, rename, remove };
};

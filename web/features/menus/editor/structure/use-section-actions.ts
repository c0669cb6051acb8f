import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Section } from '#core/menus/menus.contract.ts';
import { type CallInput, call } from '#web/lib/api/call.ts';
import { refusalDetails } from '#web/lib/api/refusal-details.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { showError, takeBackError } from '#web/ui/feedback/messages.tsx';
import { menuDishesQuery, sectionsQuery } from '../saved-menu/editor-queries.ts';
import { structureTexts as t } from '../texts/structure.texts.ts';

type Changes = CallInput<'PUT /menus/:menuId/sections'>['body'];

/** The section as somebody else saved it, when that is why our name was refused. */
export const otherSectionOf = (error: unknown): Section | null =>
  refusalDetails(error, 'PUT /menus/:menuId/sections', 'changed_meanwhile')?.section ?? null;

export const useSectionActions = (menuId: string) => {
  const text = useText();
  const sentence = useErrorSentence();
  const client = useQueryClient();

  /** One after the other: each answer is the whole list, and an older one must not come last. */
  const scope = { id: `sections:${menuId}` };

  const change = async (body: Changes) => {
    const answer = await call('PUT /menus/:menuId/sections', { params: { menuId }, body });
    client.setQueryData(sectionsQuery(menuId).queryKey, answer.sections);
    return answer.id;
  };

  const add = useMutation({
    scope,
    // Without a name: the server gives the next free 'New category N'.
    mutationFn: () => change({ add: [{ dishes: [] }] }),
    onSuccess: () => takeBackError('add-section'),
    onError: (error) => showError(sentence(error, t.sectionFailed), 'add-section'),
  });
  const rename = useMutation({
    scope,
    mutationFn: ({ id, newName, was }: { id: string; newName: string; was: string }) =>
      change({ update: [{ _id: id, newName, was }] }),
    onSuccess: (_, { id }) => takeBackError(`rename-section:${id}`),
    // Where another tab was faster, the name's own field shows both.
    onError: (error, { id }) => {
      const other = otherSectionOf(error);
      if (!other) return showError(sentence(error, t.sectionFailed), `rename-section:${id}`);
      client.setQueryData(sectionsQuery(menuId).queryKey, (sections: Section[] | undefined) =>
        sections?.map((each) => (each._id === other._id ? other : each)),
      );
    },
  });
  const remove = useMutation({
    scope,
    mutationFn: (id: string) => change({ remove: [id] }),
    onSuccess: (_, id) => {
      takeBackError(`delete-section:${id}`);
      return client.invalidateQueries({ queryKey: menuDishesQuery(menuId).queryKey });
    },
    onError: (_, id) => showError(text(t.deleteSectionFailed), `delete-section:${id}`),
  });
  return { add, rename, remove, change };
};

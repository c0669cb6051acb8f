import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Menu } from '#core/menus/menus.contract.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { menusQuery } from '#web/lib/query/menus-query.ts';
import { sessionQuery } from '#web/lib/query/session-query.ts';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { showError, showSuccess, takeBackError } from '#web/ui/feedback/messages.tsx';
import { menusTexts as t } from './menus.texts.ts';

/** Creating, copying, choosing and deleting menus. A failure is reported and leaves the list as it was. */
export const useMenuActions = () => {
  const text = useText();
  const sentence = useErrorSentence();
  const client = useQueryClient();

  const reload = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: menusQuery.queryKey }),
      // The account names its active menu.
      client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
    ]);

  const create = useMutation({
    mutationFn: () => call('POST /users/menus'),
    onError: (error) => showError(sentence(error, t.createFailed), 'create-menu'),
    onSuccess: () => {
      takeBackError('create-menu');
      return reload();
    },
  });

  const copy = useMutation({
    mutationFn: (menuId: string) => call('POST /menus/:menuId/copy', { params: { menuId } }),
    onError: (error) => showError(sentence(error, t.copyFailed), 'copy-menu'),
    onSuccess: ({ _id, name }) => {
      takeBackError('copy-menu');
      showSuccess(text(t.copied, { name }), { to: `/menu-builder/${_id}`, label: text(t.openCopy) });
      return reload();
    },
  });

  const activate = useMutation({
    mutationFn: (menuId: string) => call('PATCH /users/active-menu', { body: { menuId } }),
    onMutate: async (menuId) => {
      await client.cancelQueries({ queryKey: menusQuery.queryKey });
      const before = client.getQueryData(menusQuery.queryKey);
      client.setQueryData(menusQuery.queryKey, (menus: Menu[] | undefined) =>
        menus?.map((menu) => ({ ...menu, isActive: menu._id === menuId })),
      );
      return { before };
    },
    onError: (error, _menuId, context) => {
      client.setQueryData(menusQuery.queryKey, context?.before);
      showError(sentence(error, t.activateFailed), 'activate-menu');
    },
    onSuccess: () => takeBackError('activate-menu'),
    onSettled: reload,
  });

  const remove = useMutation({
    mutationFn: (menuId: string) => call('DELETE /menus/:menuId', { params: { menuId } }),
    onError: (error) => {
      // Why it was refused helps; anything else is the one sentence for it.
      showError(isApiError(error, 'menu_in_use') ? error.message : text(t.deleteFailed), 'delete-menu');
    },
    onSuccess: () => {
      takeBackError('delete-menu');
      return reload();
    },
  });

  return { create, copy, activate, remove };
};

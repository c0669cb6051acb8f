import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Menu } from '#core/menus/menus.contract.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import type { CallInput } from '#web/lib/api/call.ts';
import { upload } from '#web/lib/api/upload.ts';
import { menuQuery } from './editor-queries.ts';

export const otherMenuOf = (error: unknown): Menu | null =>
  isApiError(error, 'changed_meanwhile')
    ? ((error.details as { menu?: Menu } | undefined)?.menu ?? null)
    : null;

type MenuChange = CallInput<'PUT /menus/:menuId'>['body'];

/** Saves a part of the menu, naming the revision it was made from. */
export const useMenuSave = (menuId: string, onProgress: (part: number | null) => void = () => {}) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: MenuChange) => upload('PUT /menus/:menuId', { params: { menuId }, body }, onProgress),
    onSuccess: (menu) => {
      client.setQueryData(menuQuery(menuId).queryKey, menu);
      void client.invalidateQueries({ queryKey: ['menus'] });
    },
    onSettled: () => onProgress(null),
  });
};

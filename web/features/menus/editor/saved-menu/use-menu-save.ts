import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Menu } from '#core/menus/menus.contract.ts';
import { type CallInput, call } from '#web/lib/api/call.ts';
import { refusalDetails } from '#web/lib/api/refusal-details.ts';
import { menuQuery } from './editor-queries.ts';

export const otherMenuOf = (error: unknown): Menu | null =>
  refusalDetails(error, 'PUT /menus/:menuId', 'changed_meanwhile')?.menu ?? null;

type MenuChange = NonNullable<CallInput<'PUT /menus/:menuId'>['body']>;

/**
 * Saves a part of the menu, naming the revision it was made from. Another tab may have changed another part: while
 * ours is untouched nothing is overwritten, and nobody needs to be asked.
 */
export const useMenuSave = (menuId: string, isUntouched: (saved: Menu) => boolean) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: MenuChange): Promise<Menu> => {
      const send = (revision = body.revision) =>
        call('PUT /menus/:menuId', { params: { menuId }, body: { ...body, revision } });
      try {
        return await send();
      } catch (error) {
        const other = otherMenuOf(error);
        if (!other || !isUntouched(other)) throw error;
        return send(other.revision);
      }
    },
    onSuccess: (menu) => {
      client.setQueryData(menuQuery(menuId).queryKey, menu);
      void client.invalidateQueries({ queryKey: ['menus'] });
    },
  });
};

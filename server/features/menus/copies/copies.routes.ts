import type { copiesContract } from '#core/menus/copies/copies.contract.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import type { CopiesService } from './copies.service.ts';

export const copiesRoutes = ({ copies }: { copies: CopiesService }): HandlersFor<typeof copiesContract> => ({
  copyMenu: ({ owner, params, locale }) => copies.copyMenu(owner, params.menuId, locale),
  copySection: ({ owner, params, body, locale }) =>
    copies.copySection(owner, params.menuId, params.sectionId, body, locale),
});

import type { menuImportContract } from '#core/menus/menu-import.contract.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import type { MenuImportService } from './menu-import.service.ts';

export const menuImportRoutes = ({
  menuImport,
}: {
  menuImport: MenuImportService;
}): HandlersFor<typeof menuImportContract> => ({
  importMenu: ({ owner, body, locale }) => menuImport.save(owner, body, locale),
});

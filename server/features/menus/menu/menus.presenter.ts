import { imageUrl } from '#core/menus/image-urls.ts';
import type { Menu } from '#core/menus/menus.contract.ts';
import { knownTranslations } from '#core/menus/translations/translations.ts';
import type { MenuRow } from './menus.queries.ts';

/** One address that any browser can show; screens that want other widths make them from its hash. */
export const presentLogo = (hash: string | null): string | null => hash && imageUrl(hash, 320, 'webp');

export const presentMenu = (menu: MenuRow): Menu => ({
  _id: menu.id,
  name: menu.name,
  description: menu.description,
  owner: menu.ownerId,
  logo: presentLogo(menu.logoHash),
  primaryColor: menu.primaryColor,
  layoutStyle: menu.layoutStyle,
  fontStyle: menu.fontStyle,
  isActive: menu.isActive,
  revision: menu.revision,
  mainLanguage: menu.mainLanguage,
  translations: knownTranslations(menu.translations),
});

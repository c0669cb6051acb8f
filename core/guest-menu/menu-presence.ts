import { defaultMenuLook, type MenuLook } from '#core/menus/menu-look.ts';

type Told = MenuLook & { readonly name: string; readonly description: string; readonly logo: string | null };

/** Whether anything tells this menu apart: a name, a description, a logo or a design of its own. One is enough. */
export const saysAnything = ({
  name,
  description,
  logo,
  primaryColor,
  layoutStyle,
  fontStyle,
}: Told): boolean =>
  name.trim() !== '' ||
  description.trim() !== '' ||
  logo !== null ||
  primaryColor !== defaultMenuLook.primaryColor ||
  layoutStyle !== defaultMenuLook.layoutStyle ||
  fontStyle !== defaultMenuLook.fontStyle;

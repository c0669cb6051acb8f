import { defaultMenuStyle, type MenuStyle } from '#core/menus/menu-style.ts';

type MenuFace = MenuStyle & {
  readonly name: string;
  readonly description: string;
  readonly logo: string | null;
};

/** Whether anything identifies this menu: a name, a description, a logo or a design of its own. One is enough. */
export const saysAnything = ({
  name,
  description,
  logo,
  primaryColor,
  layoutStyle,
  fontStyle,
}: MenuFace): boolean =>
  name.trim() !== '' ||
  description.trim() !== '' ||
  logo !== null ||
  primaryColor !== defaultMenuStyle.primaryColor ||
  layoutStyle !== defaultMenuStyle.layoutStyle ||
  fontStyle !== defaultMenuStyle.fontStyle;

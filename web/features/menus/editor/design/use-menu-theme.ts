import { useEffect } from 'react';
import type { MenuStyle } from '#core/menus/menu-style.ts';
import { menuTheme, menuThemeVariables } from '#core/theme/menu-theme.ts';

/** The menu's colours and layout on the whole page while the editor is open; elsewhere the house's own return. */
export const useMenuTheme = ({
  primaryColor,
  layoutStyle,
}: Pick<MenuStyle, 'primaryColor' | 'layoutStyle'>) => {
  useEffect(() => {
    const { style, classList } = document.documentElement;
    const variables = Object.entries(menuThemeVariables(menuTheme(primaryColor)));
    for (const [name, value] of variables) style.setProperty(name, value);
    classList.add(`layout-${layoutStyle}`);
    return () => {
      for (const [name] of variables) style.removeProperty(name);
      classList.remove(`layout-${layoutStyle}`);
    };
  }, [primaryColor, layoutStyle]);
};

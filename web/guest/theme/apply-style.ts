import type { FontStyle, MenuStyle } from '#core/menus/menu-style.ts';
import { guestThemeVariables, menuTheme } from '#core/theme/menu-theme.ts';
import { linkStyles } from '../panel/load-panel-styles.ts';

let wanted: FontStyle | null = null;

/** The sheet of a font says its family too, so that the page need not know all of them. */
const showFont = async (font: FontStyle, style: CSSStyleDeclaration): Promise<void> => {
  wanted = font;
  const href = `/menu-fonts/${font}.css`;
  if (!document.querySelector(`link[href="${href}"]`)) await linkStyles(href);
  // Another may have been chosen while it loaded.
  if (wanted === font) style.setProperty('--font', `var(--font-${font},sans-serif)`);
};

/** Through the CSSOM: the content security policy refuses new style elements. */
export const applyStyle = ({ primaryColor, fontStyle }: MenuStyle): void => {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(guestThemeVariables(menuTheme(primaryColor))))
    style.setProperty(name, value);
  void showFont(fontStyle, style);
};

import type { FontStyle, MenuStyle } from '#core/menus/menu-style.ts';
import { fontStackOf } from '#core/theme/fonts.ts';
import { guestThemeVariables, menuTheme } from '#core/theme/menu-theme.ts';

const linkFont = (font: FontStyle): void => {
  const href = `/menu-fonts/${font}.css`;
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
};

/** Through the CSSOM: the content security policy refuses new style elements. */
export const applyStyle = ({ primaryColor, fontStyle }: MenuStyle): void => {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(guestThemeVariables(menuTheme(primaryColor))))
    style.setProperty(name, value);
  linkFont(fontStyle);
  style.setProperty('--font', fontStackOf(fontStyle));
};

import { defaultFontId, type FontId, fontIds } from '../theme/fonts.ts';
import { defaultPrimaryColor } from '../theme/palette.ts';
import { defaultMenuLayout, type MenuLayout, menuLayouts } from '../theme/theme-choices.ts';

/** The style of a menu on the wire; the theme owns the lists. */
export const layoutStyles = menuLayouts;
export type LayoutStyle = MenuLayout;
export const fontStyles = fontIds;
export type FontStyle = FontId;

export type MenuStyle = { primaryColor: string; layoutStyle: LayoutStyle; fontStyle: FontStyle };

export const defaultMenuStyle = {
  primaryColor: defaultPrimaryColor,
  layoutStyle: defaultMenuLayout,
  fontStyle: defaultFontId,
} as const satisfies MenuStyle;

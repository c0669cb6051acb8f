import type { HexColor } from './color.ts';
import { defaultPrimaryColor } from './palette.ts';

/* What an owner chooses from. Apart from what is computed from it, which those who only choose do not need. */

export const menuLayouts = ['classic', 'modern', 'minimal'] as const;
export type MenuLayout = (typeof menuLayouts)[number];
export const defaultMenuLayout: MenuLayout = 'classic';

/** Colours to begin with, by their names. */
export const namedColors = {
  blue: defaultPrimaryColor,
  red: '#dc2626',
  green: '#16a34a',
  purple: '#7c3aed',
  orange: '#ea580c',
} as const satisfies Record<string, HexColor>;
export type PresetColor = keyof typeof namedColors;
export const presetNames = Object.keys(namedColors) as PresetColor[];
export const presetColors: readonly HexColor[] = Object.values(namedColors);

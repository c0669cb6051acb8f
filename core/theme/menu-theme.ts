import {
  contrastBetween,
  darkenUntil,
  fromHsl,
  type HexColor,
  mix,
  parseHex,
  type Rgb,
  toHex,
  toHsl,
} from './color.ts';
import { defaultPrimaryColor, paperColor } from './palette.ts';

/** WCAG AA: text, and the parts of a control that must be seen. */
export const textContrast = 4.5;
export const controlContrast = 3;

const black: Rgb = { red: 0, green: 0, blue: 0 };
const white: Rgb = { red: 255, green: 255, blue: 255 };
/** The darker of the two surfaces a menu's text stands on. */
const paper = parseHex(paperColor) ?? white;

const accentLift = 20;
const accentCap = 90;

export type MenuTheme = {
  readonly primary: HexColor;
  /** Black or white, whichever reads better on the primary colour. */
  readonly primaryContrast: HexColor;
  /** The primary colour for text use: darkened when the chosen one is too pale to read. */
  readonly primaryText: HexColor;
  readonly accent: HexColor;
  readonly accentContrast: HexColor;
  readonly ring: HexColor;
  /** The editor tells the owner when their colour had to be darkened for text. */
  readonly textIsDarkened: boolean;
};

const readableOn = (background: Rgb): HexColor =>
  contrastBetween(background, white) >= contrastBetween(background, black) ? '#ffffff' : '#000000';

const accentOf = (primary: Rgb): Rgb => {
  const { hue, saturation, lightness } = toHsl(primary);
  return fromHsl({ hue, saturation, lightness: Math.min(lightness + accentLift, accentCap) });
};

/** Everything a menu's theme derives from its one chosen colour. An invalid colour gives the default theme. */
export const menuTheme = (primaryColor: string | null | undefined): MenuTheme => {
  const primary = parseHex(primaryColor ?? '') ?? parseHex(defaultPrimaryColor) ?? black;
  const primaryText = darkenUntil(primary, paper, textContrast);
  const accent = toHex(accentOf(primary));
  return {
    primary: toHex(primary),
    primaryContrast: readableOn(primary),
    primaryText: toHex(primaryText),
    accent,
    accentContrast: readableOn(parseHex(accent) ?? white),
    ring: toHex(darkenUntil(primary, paper, controlContrast)),
    textIsDarkened: toHex(primaryText) !== toHex(primary),
  };
};

/** The custom properties a page sets on the element that carries the menu. */
export const menuThemeVariables = (theme: MenuTheme) =>
  ({
    '--primary': theme.primary,
    '--primary-contrast': theme.primaryContrast,
    '--primary-text': theme.primaryText,
    '--accent': theme.accent,
    '--accent-contrast': theme.accentContrast,
    '--ring': theme.ring,
  }) as const;

/** What the guest's page sets. Its mixed colours are computed here: the phones of its table know no `color-mix`. */
export const guestThemeVariables = (theme: MenuTheme) => {
  const mixed = (color: HexColor, share: number, other: Rgb): HexColor =>
    toHex(mix(parseHex(color) ?? black, share, other));
  return {
    '--primary': theme.primary,
    '--primary-contrast': theme.primaryContrast,
    '--primary-text': theme.primaryText,
    '--ring': theme.ring,
    '--tint': mixed(theme.primary, 0.09, paper),
    '--on-tint': mixed(theme.primaryText, 0.82, black),
    /** The edge of an empty plate. */
    '--rim': mixed(theme.primary, 0.11, white),
    /** Behind the restaurant's name, at two fifths of its strength. */
    '--glow': `${theme.accent}66`,
  } as const;
};

/** The same as one line of CSS. */
export const guestThemeStyle = (theme: MenuTheme): string =>
  Object.entries(guestThemeVariables(theme))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

import { menuTheme, menuThemeVariables } from '#core/theme/menu-theme.ts';
import { type ColorName, darkColors, lightColors } from '#core/theme/palette.ts';

type Colors = Readonly<Record<ColorName, string>>;

const everyName = Object.keys(lightColors) as ColorName[];
/** What a guest sees before the script runs; every one of them is in every page. */
const guestNames: ColorName[] = ['paper', 'card', 'ink', 'ink-2', 'line', 'line-strong', 'ok', 'warn', 'bad'];
/** What the guest's dialogs and notices need besides. */
const guestDeferredNames: ColorName[] = ['ok-soft', 'warn-soft', 'bad-soft'];
/** A dark part of a guest's light page. */
const darkPartNames: ColorName[] = [
  'paper',
  'card',
  'ink',
  'ink-2',
  'line-strong',
  'brand',
  'ok',
  'warn',
  'bad',
];

const lines = (colors: Colors, names: readonly ColorName[]): string[] =>
  names.map((name) => `--${name}: ${colors[name]};`);
const rule = (selector: string, declarations: readonly string[]): string =>
  `${selector} {\n${declarations.map((line) => `  ${line}\n`).join('')}}\n`;
const indent = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ');

const themeLines = Object.entries(menuThemeVariables(menuTheme(null))).map(
  ([name, hex]) => `${name}: ${hex};`,
);
const heading = '/* Written by scripts/write-colors.mjs from core/theme/palette.ts. */\n';

/** The style sheets of `web/styles/colors`, by file name. */
export const colorSheets: Readonly<Record<string, string>> = {
  // The menu's own colour starts at the default; a page that shows a menu sets it.
  // Owner screens follow the system; marketing and guest pages stay light, so dark is asked for on <html>.
  'app.css':
    heading +
    rule(':root', [...lines(lightColors, everyName), ...themeLines]) +
    `@media (prefers-color-scheme: dark) {\n${indent(rule(':root[data-scheme="auto"]', lines(darkColors, everyName)))}}\n`,
  'guest.css': heading + rule(':root', lines(lightColors, guestNames)),
  'guest-deferred.css': heading + rule(':root', lines(lightColors, guestDeferredNames)),
  'dark-part.css': heading + rule('.dark', lines(darkColors, darkPartNames)),
};

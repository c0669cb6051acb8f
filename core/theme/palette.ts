import type { HexColor } from './color.ts';

/*
 * Every colour of Menta, once. Scripts import it; the style sheets in web/styles/colors are written from it
 * (`npm run write -- colors`). Which of them may stand on which is web/styles/tokens-contrast.test.ts.
 */

/** Apart, because the guest's script needs these alone. */
export const paperColor = '#fbfaf7';
/** Of a menu whose owner has chosen none. */
export const defaultPrimaryColor = '#2563eb';

export const lightColors = {
  /** The page. */
  paper: paperColor,
  /** What lies on it. */
  card: '#ffffff',
  quiet: '#f3f1eb',
  ink: '#1a1d1b',
  'ink-2': '#5c635f',
  line: '#e7e4dc',
  /** The edge of a control, which must be seen. */
  'line-strong': '#8a908c',

  brand: '#0f766e',
  'brand-strong': '#0b5d57',
  'brand-soft': '#e2f2ef',
  'brand-contrast': '#ffffff',

  ok: '#127236',
  'ok-soft': '#e8f6ec',
  warn: '#a84608',
  'warn-soft': '#fdf1dc',
  bad: '#b91c1c',
  'bad-soft': '#fdecea',
  'bad-strong': '#991515',
  'bad-contrast': '#ffffff',
  info: '#1d4ed8',
  'info-soft': '#e8effd',
} as const satisfies Record<string, HexColor>;
export type ColorName = keyof typeof lightColors;

export const darkColors: Record<ColorName, HexColor> = {
  paper: '#14171a',
  card: '#1c2024',
  quiet: '#262b30',
  ink: '#f2f3f1',
  'ink-2': '#a3aaa6',
  line: '#2c3136',
  'line-strong': '#737b77',

  brand: '#2dd4bf',
  'brand-strong': '#5eead4',
  'brand-soft': '#123431',
  'brand-contrast': '#04211d',

  ok: '#4ade80',
  'ok-soft': '#14301e',
  warn: '#fbbf24',
  'warn-soft': '#35290f',
  bad: '#fb8585',
  'bad-soft': '#3b1d1f',
  'bad-strong': '#fca5a5',
  'bad-contrast': '#2b0808',
  info: '#8ab4ff',
  'info-soft': '#1a2942',
};

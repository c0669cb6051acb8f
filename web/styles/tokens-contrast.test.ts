import { describe, expect, it } from 'vitest';
import { contrastBetween, parseHex } from '#core/theme/color.ts';
import {
  controlContrast,
  menuTheme,
  menuThemeVariables,
  paper,
  textContrast,
} from '#core/theme/menu-theme.ts';
import css from './tokens.css?raw';

const readColors = (block: string) =>
  Object.fromEntries(
    [...block.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );

const [lightBlock = '', darkBlock = ''] = css.split('@media (prefers-color-scheme: dark)');
const light = readColors(lightBlock);
const dark = { ...light, ...readColors(darkBlock) };

const contrast = (colors: Record<string, string | undefined>, front: string, back: string): number => {
  const [a, b] = [parseHex(colors[front] ?? ''), parseHex(colors[back] ?? '')];
  if (!a || !b) throw new Error(`unknown token: ${front} or ${back}`);
  return contrastBetween(a, b);
};

const surfaces = ['paper', 'card', 'quiet'];
const textPairs = [
  ...surfaces.flatMap((back) =>
    ['ink', 'ink-2', 'brand', 'brand-strong', 'bad'].map((front) => [front, back] as const),
  ),
  ...['brand', 'ok', 'warn', 'bad', 'info'].flatMap((tone) => [
    [tone, `${tone}-soft`] as const,
    [tone, 'card'] as const,
    ['ink', `${tone}-soft`] as const,
  ]),
  ['brand-contrast', 'brand'] as const,
  ['brand-contrast', 'brand-strong'] as const,
  ['bad-contrast', 'bad'] as const,
  ['bad-contrast', 'bad-strong'] as const,
];

describe.each([
  ['light', light],
  ['dark', dark],
])('%s scheme', (_name, colors) => {
  it.each(textPairs)('%s is readable on %s', (front, back) => {
    expect(contrast(colors, front, back)).toBeGreaterThanOrEqual(textContrast);
  });

  it.each(['paper', 'card'])('the edge of a control is seen on %s', (back) => {
    expect(contrast(colors, 'line-strong', back)).toBeGreaterThanOrEqual(controlContrast);
  });
});

it('gives the colour rules the same paper as the page', () => {
  expect(parseHex(light.paper ?? '')).toEqual(paper);
});

it('starts from the default menu theme', () => {
  for (const [name, value] of Object.entries(menuThemeVariables(menuTheme(null))))
    expect(light[name.slice(2)]).toBe(value);
});

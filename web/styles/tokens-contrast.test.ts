import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastBetween, parseHex, type Rgb, toHex } from '#core/theme/color.ts';
import { controlContrast, guestThemeVariables, menuTheme, textContrast } from '#core/theme/menu-theme.ts';
import { type ColorName, darkColors, defaultPrimaryColor, lightColors } from '#core/theme/palette.ts';
import { presetColors } from '#core/theme/theme-choices.ts';

const contrast = (front: Rgb | null, back: Rgb | null): number => {
  if (!front || !back) throw new Error('not a colour');
  return contrastBetween(front, back);
};

const surfaces = ['paper', 'card', 'quiet'] as const;
const textPairs: (readonly [ColorName, ColorName])[] = [
  ...surfaces.flatMap((back) =>
    (['ink', 'ink-2', 'brand', 'brand-strong', 'bad'] as const).map((front) => [front, back] as const),
  ),
  ...(['brand', 'ok', 'warn', 'bad', 'info'] as const).flatMap((tone) => [
    [tone, `${tone}-soft`] as const,
    [tone, 'card'] as const,
    ['ink', `${tone}-soft`] as const,
  ]),
  ['brand-contrast', 'brand'],
  ['brand-contrast', 'brand-strong'],
  ['bad-contrast', 'bad'],
  ['bad-contrast', 'bad-strong'],
];

// Dark is the owner's scheme, and the dark parts of a guest's page.
describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('%s colours', (_name, colors) => {
  it.each(textPairs)('%s is readable on %s', (front, back) => {
    expect(contrast(parseHex(colors[front]), parseHex(colors[back]))).toBeGreaterThanOrEqual(textContrast);
  });

  it.each(['paper', 'card'] as const)('the edge of a control is seen on %s', (back) => {
    const edge = contrast(parseHex(colors['line-strong']), parseHex(colors[back]));
    expect(edge).toBeGreaterThanOrEqual(controlContrast);
  });
});

/** The colours of a guest's page: the menu's own, and the palette's. */
const guestColor = (primary: string) => {
  const theme: Readonly<Record<string, string>> = guestThemeVariables(menuTheme(primary));
  return (name: string): Rgb | null => parseHex(theme[`--${name}`] ?? lightColors[name as ColorName] ?? '');
};

const guestTextPairs = [
  ['primary-text', 'paper'],
  ['primary-text', 'card'],
  ['primary-contrast', 'primary'],
  ['on-tint', 'tint'],
  ['ink', 'tint'],
  ['ink-2', 'tint'],
  ['ok', 'tint'],
  ['warn', 'card'],
] as const;
const menuColors = [...new Set([defaultPrimaryColor, lightColors.brand, ...presetColors])];

describe.each(menuColors)('a menu in %s', (color) => {
  const named = guestColor(color);

  it.each(guestTextPairs)('%s is readable on %s', (front, back) => {
    expect(contrast(named(front), named(back))).toBeGreaterThanOrEqual(textContrast);
  });

  it.each(['paper', 'card'])('shows what has the focus on %s', (back) => {
    expect(contrast(named('ring'), named(back))).toBeGreaterThanOrEqual(controlContrast);
  });
});

it('a menu in any colour has readable buttons and a readable head', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(channel, channel, channel, (red, green, blue) => {
      const named = guestColor(toHex({ red, green, blue }));
      for (const [front, back] of guestTextPairs)
        expect(contrast(named(front), named(back)), `${front} on ${back}`).toBeGreaterThanOrEqual(
          textContrast,
        );
    }),
    { numRuns: 1_000 },
  );
});

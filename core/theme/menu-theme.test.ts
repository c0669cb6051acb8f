import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastBetween, fromHsl, isHexColor, parseHex, type Rgb, toHex, toHsl } from './color.ts';
import {
  controlContrast,
  guestThemeStyle,
  menuTheme,
  menuThemeVariables,
  textContrast,
} from './menu-theme.ts';
import { defaultPrimaryColor, paperColor } from './palette.ts';
import { presetColors } from './theme-choices.ts';

const white: Rgb = { red: 255, green: 255, blue: 255 };
const channel = fc.integer({ min: 0, max: 255 });
const anyRgb = fc.record({ red: channel, green: channel, blue: channel });
const anyHex = anyRgb.map(toHex);

const rgb = (hex: string): Rgb => {
  const parsed = parseHex(hex);
  if (!parsed) throw new Error(`not a colour: ${hex}`);
  return parsed;
};

describe('colours', () => {
  it('reads and writes hexadecimal', () => {
    expect(parseHex('#2563EB')).toEqual({ red: 37, green: 99, blue: 235 });
    expect(toHex({ red: 37, green: 99, blue: 235 })).toBe('#2563eb');
  });

  it.each(['', '2563eb', '#25e', '#2563eb00', '#gggggg', 'red', ' #2563eb', '#2563eb;}'])(
    'refuses %j',
    (value) => {
      expect(parseHex(value)).toBeNull();
      expect(isHexColor(value)).toBe(false);
    },
  );

  it('knows the contrast of black on white', () => {
    expect(contrastBetween({ red: 0, green: 0, blue: 0 }, white)).toBeCloseTo(21, 5);
    expect(contrastBetween(rgb('#777777'), white)).toBeCloseTo(4.48, 2);
  });

  it('goes to HSL and back without losing a colour', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        expect(toHex(fromHsl(toHsl(rgb(hex))))).toBe(hex);
      }),
    );
  });
});

describe('menu theme', () => {
  it('is readable for every colour an owner can choose', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        const theme = menuTheme(hex);
        expect(contrastBetween(rgb(theme.primaryText), rgb(paperColor))).toBeGreaterThanOrEqual(textContrast);
        expect(contrastBetween(rgb(theme.primaryText), white)).toBeGreaterThanOrEqual(textContrast);
        expect(contrastBetween(rgb(theme.primaryContrast), rgb(theme.primary))).toBeGreaterThanOrEqual(
          textContrast,
        );
        expect(contrastBetween(rgb(theme.accentContrast), rgb(theme.accent))).toBeGreaterThanOrEqual(
          textContrast,
        );
        expect(contrastBetween(rgb(theme.ring), rgb(paperColor))).toBeGreaterThanOrEqual(controlContrast);
      }),
    );
  });

  it('lifts the accent by twenty points of lightness, up to ninety', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        const expected = Math.min(toHsl(rgb(hex)).lightness + 20, 90);
        // One step of an eight-bit channel is 0.4 points.
        expect(Math.abs(toHsl(rgb(menuTheme(hex).accent)).lightness - expected)).toBeLessThanOrEqual(0.4);
      }),
    );
  });

  it('keeps a colour that already reads well, and says when it had to darken one', () => {
    expect(menuTheme('#2563eb')).toMatchObject({
      primary: '#2563eb',
      primaryText: '#2563eb',
      textIsDarkened: false,
    });
    expect(menuTheme('#facc15')).toMatchObject({
      primary: '#facc15',
      primaryContrast: '#000000',
      textIsDarkened: true,
    });
  });

  it('keeps the hue of a darkened colour', () => {
    const { hue } = toHsl(rgb('#facc15'));
    expect(Math.abs(toHsl(rgb(menuTheme('#facc15').primaryText)).hue - hue)).toBeLessThan(2);
  });

  it.each([null, undefined, '', 'blue', '#12', 'javascript:alert(1)'])(
    'falls back to the default for %j',
    (value) => {
      expect(menuTheme(value)).toEqual(menuTheme(defaultPrimaryColor));
    },
  );

  it('offers presets that are colours, the default first', () => {
    expect(presetColors).toHaveLength(5);
    expect(presetColors[0]).toBe(defaultPrimaryColor);
    expect(presetColors.every(isHexColor)).toBe(true);
  });

  it('writes custom properties that nothing can escape from', () => {
    expect(guestThemeStyle(menuTheme('#dc2626'))).toMatch(/^(--[a-z-]+:#[0-9a-f]{6}(66)?;?)+$/);
    expect(Object.keys(menuThemeVariables(menuTheme(null)))).toContain('--primary-contrast');
  });
});

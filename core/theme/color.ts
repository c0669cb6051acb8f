/** Colour arithmetic of WCAG 2.2 and HSL. Everything in and out is `#rrggbb` or plain numbers. */
export type Rgb = { readonly red: number; readonly green: number; readonly blue: number };
/** Hue 0–360, saturation and lightness in percent. */
export type Hsl = { readonly hue: number; readonly saturation: number; readonly lightness: number };
export type HexColor = `#${string}`;

const hexColorPattern = /^#[0-9a-f]{6}$/i;
export const isHexColor = (value: unknown): value is HexColor =>
  typeof value === 'string' && hexColorPattern.test(value);

export const parseHex = (hex: string): Rgb | null => {
  if (!isHexColor(hex)) return null;
  const channel = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return { red: channel(1), green: channel(3), blue: channel(5) };
};

export const toHex = ({ red, green, blue }: Rgb): HexColor => {
  const channel = (value: number) =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0');
  return `#${channel(red)}${channel(green)}${channel(blue)}`;
};

export const toHsl = (rgb: Rgb): Hsl => {
  const [red, green, blue] = [rgb.red / 255, rgb.green / 255, rgb.blue / 255];
  const max = Math.max(red, green, blue);
  const min = Math.min(red, green, blue);
  const spread = max - min;
  const lightness = (max + min) / 2;
  if (spread === 0) return { hue: 0, saturation: 0, lightness: lightness * 100 };
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  const sector =
    max === red
      ? (green - blue) / spread
      : max === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return { hue: (sector * 60 + 360) % 360, saturation: saturation * 100, lightness: lightness * 100 };
};

export const fromHsl = ({ hue, saturation, lightness }: Hsl): Rgb => {
  const light = lightness / 100;
  const reach = (saturation / 100) * Math.min(light, 1 - light);
  const channel = (offset: number) => {
    const position = (offset + hue / 30) % 12;
    return 255 * (light - reach * Math.max(-1, Math.min(position - 3, 9 - position, 1)));
  };
  return { red: channel(0), green: channel(8), blue: channel(4) };
};

/** So much of one colour, and the rest of the other. */
export const mix = (one: Rgb, share: number, other: Rgb): Rgb => ({
  red: one.red * share + other.red * (1 - share),
  green: one.green * share + other.green * (1 - share),
  blue: one.blue * share + other.blue * (1 - share),
});

const linear = (value: number): number => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const luminance = ({ red, green, blue }: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** 1 (same) to 21 (black on white). */
export const contrastBetween = (one: Rgb, other: Rgb): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** Darkens in small steps, keeping the hue, until the colour stands out from the background enough. */
export const darkenUntil = (color: Rgb, background: Rgb, contrast: number): Rgb => {
  const { hue, saturation, lightness } = toHsl(color);
  for (let light = lightness; light > 0; light -= 0.5) {
    // Judged after rounding to hexadecimal, because that is what the browser will paint.
    const candidate =
      light === lightness ? color : parseHex(toHex(fromHsl({ hue, saturation, lightness: light })));
    if (candidate && contrastBetween(candidate, background) >= contrast) return candidate;
  }
  return { red: 0, green: 0, blue: 0 };
};

type Rgb = { r: number; g: number; b: number };

const parse = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return { r: (value >> 16) & 255, g: (value >> 8) & 255, b: value & 255 };
};

export const mix = (from: string, to: string, share: number): string => {
  const a = parse(from);
  const b = parse(to);
  const channel = (x: number, y: number) =>
    Math.round(x + (y - x) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(a.r, b.r)}${channel(a.g, b.g)}${channel(a.b, b.b)}`;
};

/** The colour of a shadow on this ground: darker and a little warmer, never plain grey. */
export const shadowTone = (ground: string): Rgb => parse(mix(ground, '#2a1508', 0.82));

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sharp } from '#server/images/processing/image-library.ts';

const rendersFolder = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
);

/** Renders whose colours are too loud for food: a fly agaric becomes a brown mushroom, eggplant and wine turn dark. */
const toning: Record<string, { saturation: number; brightness: number; hue: number }> = {
  '1f344': { saturation: 0.36, brightness: 0.94, hue: 24 },
  '1f346': { saturation: 0.62, brightness: 0.72, hue: 22 },
  '1f377': { saturation: 1, brightness: 0.86, hue: 22 },
};

/** RGBA pixels. */
export type Sprite = { pixels: Buffer; width: number; height: number };

export type SpriteOptions = {
  width: number;
  /** Degrees, clockwise. */
  turn?: number;
  /** Below 1 the food is seen from the side, as if it lay on the table. */
  flatness?: number;
  mirrored?: boolean;
  /** Out of focus, in pixels. */
  blur?: number;
  /** Degrees by which the colours move around the wheel. */
  hue?: number;
};

const clear = '#00000000';
const asInput = ({ pixels, width, height }: Sprite) => sharp(pixels, { raw: { width, height, channels: 4 } });

const toSprite = async (image: ReturnType<typeof sharp>): Promise<Sprite> => {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
};

const outlines = new Map<string, Promise<Sprite>>();
const outlineOf = (code: string): Promise<Sprite> => {
  const known = outlines.get(code);
  if (known) return known;
  const tone = toning[code];
  const render = sharp(join(rendersFolder, `${code}.webp`));
  const outline = toSprite((tone ? render.modulate(tone) : render).trim({ threshold: 1 }));
  outlines.set(code, outline);
  return outline;
};

/** Width of a render divided by its height. */
export const proportionOf = async (code: string): Promise<number> => {
  const { width, height } = await outlineOf(code);
  return width / height;
};

const outOfFocus = async (sprite: Sprite, blur: number): Promise<Sprite> => {
  // Blurred at a quarter of the size: it looks the same and takes a sixteenth of the time.
  const margin = Math.ceil(blur * 3);
  const width = sprite.width + 2 * margin;
  const height = sprite.height + 2 * margin;
  const roomy = await toSprite(
    asInput(sprite).extend({ top: margin, bottom: margin, left: margin, right: margin, background: clear }),
  );
  const small = await toSprite(
    asInput(roomy).resize(Math.ceil(width / 4), Math.ceil(height / 4), { fit: 'fill' }),
  );
  const soft = await toSprite(asInput(small).blur(Math.max(0.5, blur / 4)));
  return toSprite(asInput(soft).resize(width, height, { fit: 'fill', kernel: 'cubic' }));
};

/** Smooths the steps that enlarging leaves along an outline, and draws it in a little so that no light seam stays. */
const smoothOutline = async (sprite: Sprite): Promise<Sprite> => {
  const soft = await asInput(sprite).extractChannel('alpha').blur(1.6).raw().toBuffer();
  const pixels = Buffer.from(sprite.pixels);
  for (let at = 0; at < soft.length; at += 1) {
    const inside = ((soft[at] ?? 0) / 255 - 0.5) * 1.9 + 0.36;
    pixels[at * 4 + 3] = Math.min(pixels[at * 4 + 3] ?? 0, 255 * Math.min(1, Math.max(0, inside)));
  }
  return { ...sprite, pixels };
};

/** One 3D food render, cut to its outline and brought to size. */
export const renderFood = async (code: string, options: SpriteOptions): Promise<Sprite> => {
  const { turn = 0, flatness = 1, mirrored = false, blur = 0, hue = 0 } = options;
  const outline = await outlineOf(code);
  const factor = options.width / outline.width;
  const resized = asInput(outline)
    .flop(mirrored)
    .resize(Math.round(options.width), Math.round(outline.height * factor), {
      fit: 'fill',
      kernel: 'mitchell',
    });
  let sprite = await toSprite(hue === 0 ? resized : resized.modulate({ hue }));
  if (factor > 1.2 && blur === 0) sprite = await smoothOutline(sprite);
  if (turn !== 0) {
    const turned = await toSprite(asInput(sprite).rotate(turn, { background: clear }));
    sprite = await toSprite(asInput(turned).trim({ background: clear, threshold: 1 }));
  }
  if (flatness !== 1) {
    const height = Math.round(sprite.height * flatness);
    sprite = await toSprite(
      asInput(sprite).resize(sprite.width, height, { fit: 'fill', kernel: 'lanczos3' }),
    );
  }
  return blur > 0 ? outOfFocus(sprite, blur) : sprite;
};

/** The outline of a sprite as a soft shape in one colour, to lie under it. It is larger by `margin` on each side. */
export const shadowOf = async (
  sprite: Sprite,
  tone: { r: number; g: number; b: number },
  blur: number,
  opacity: number,
): Promise<Sprite & { margin: number }> => {
  const pixels = Buffer.alloc(sprite.pixels.length);
  for (let at = 0; at < pixels.length; at += 4) {
    pixels[at] = tone.r;
    pixels[at + 1] = tone.g;
    pixels[at + 2] = tone.b;
    pixels[at + 3] = (sprite.pixels[at + 3] ?? 0) * opacity;
  }
  const soft = await outOfFocus({ ...sprite, pixels }, blur);
  return { ...soft, margin: (soft.width - sprite.width) / 2 };
};

/** Where a sprite touches the table: centre and width of its lowest part. */
export const footOf = ({ pixels, width, height }: Sprite): { center: number; width: number } => {
  let left = width;
  let right = 0;
  for (let y = Math.floor(height * 0.86); y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < 128) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
  }
  return right > left
    ? { center: (left + right) / 2, width: right - left }
    : { center: width / 2, width: width / 2 };
};

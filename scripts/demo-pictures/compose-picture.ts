import type { OverlayOptions } from 'sharp';
import { seededRandom } from '#core/values/seeded-random.ts';
import { sharp } from '#server/images/processing/image-library.ts';
import { footOf, proportionOf, renderFood, type Sprite, shadowOf } from './food-render.ts';
import {
  backdrop,
  canvasHeight,
  canvasWidth,
  contactShadow,
  drawGarnish,
  drawStage,
  lightOverlay,
  pictureScale,
  type Stage,
} from './picture-stage.ts';
import { shadowTone } from './shade.ts';

/** How one dish is photographed. */
export type PictureRecipe = {
  /** Seeds every small variation, so that two dishes with the same render still differ. */
  key: string;
  /** Code of the 3D render, e.g. `1f355`. */
  emoji: string;
  /** Colour of wall and table, `#rrggbb`. */
  background: string;
  stage: Stage;
  /** Renders that lie around: beside the food, behind it (blurred) and in front (blurred). */
  companions: readonly string[];
  garnish?: 'leaves' | 'crumbs' | 'none';
  garnishTones?: readonly [string, string];
  /** How many of the food there are, and whether they stand in a group or lie on each other. */
  servings?: 1 | 2 | 3 | 'pile';
  /** Width of the food; its height never exceeds what the picture can hold. */
  size?: number;
  /** Below 1 the food lies instead of standing. */
  flatness?: number;
  turn?: number;
  mirrored?: boolean;
  /** Degrees by which the food's colours move around the wheel. */
  hue?: number;
};

type Point = { x: number; y: number };

const tallest = 640;
const leafGreens = ['#4f9a4b', '#79b85a'] as const;
const pixels = (units: number): number => Math.round(units * pictureScale);

const layer = ({ pixels: input, width, height }: Sprite, left: number, top: number): OverlayOptions => ({
  input,
  raw: { width, height, channels: 4 },
  left: Math.round(left),
  top: Math.round(top),
});

/** Puts a sprite with its lower edge on a point of the table, with the shadows that hold it there. */
const standAt = async (sprite: Sprite, at: Point, ground: string): Promise<OverlayOptions[]> => {
  const left = pixels(at.x) - sprite.width / 2;
  const top = pixels(at.y) - sprite.height;
  const cast = await shadowOf(sprite, shadowTone(ground), pixels(20), 0.24);
  const foot = footOf(sprite);
  const contact = contactShadow(ground, foot.width * 1.3 + pixels(40));
  return [
    layer(cast, left - cast.margin + pixels(22), top - cast.margin + pixels(12)),
    {
      input: contact.drawing,
      left: Math.round(left + foot.center - contact.width / 2 + pixels(6)),
      top: Math.round(pixels(at.y) - contact.height * 0.68),
    },
    layer(sprite, left, top),
  ];
};

/** Something out of focus, nearer or farther than the food. */
const outOfFocus = async (
  code: string,
  width: number,
  blur: number,
  turn: number,
  at: Point,
  ground: string,
) => {
  const sprite = await renderFood(code, { width: pixels(width), blur: pixels(blur), turn });
  const shadow = contactShadow(ground, sprite.width * 0.72);
  const margin = pixels(blur) * 3;
  return [
    {
      input: shadow.drawing,
      left: Math.round(pixels(at.x) - shadow.width / 2),
      top: Math.round(pixels(at.y) - shadow.height * 0.6),
    },
    layer(sprite, pixels(at.x) - sprite.width / 2, pixels(at.y) - sprite.height + margin),
  ];
};

/** Where the servings stand, from the back to the front: offsets, size and turn. */
const servingPlaces = {
  1: [{ x: 0, y: 0, scale: 1, turn: 0 }],
  2: [
    { x: 134, y: -56, scale: 0.82, turn: 11 },
    { x: -90, y: 8, scale: 0.9, turn: -4 },
  ],
  3: [
    { x: 14, y: -74, scale: 0.68, turn: 5 },
    { x: 156, y: -10, scale: 0.7, turn: 10 },
    { x: -142, y: 12, scale: 0.76, turn: -6 },
  ],
  pile: [
    { x: -96, y: 12, scale: 0.74, turn: 0 },
    { x: 118, y: -2, scale: 0.74, turn: 40 },
    { x: 6, y: -62, scale: 0.74, turn: 110 },
    { x: -22, y: -128, scale: 0.72, turn: 200 },
  ],
} as const;

const composeFood = async (
  recipe: PictureRecipe,
  at: Point,
  random: () => number,
): Promise<OverlayOptions[]> => {
  const {
    emoji,
    background,
    servings = 1,
    turn = 0,
    mirrored = false,
    flatness = 1,
    size = 560,
    hue,
  } = recipe;
  const width = Math.min(size, (tallest * (await proportionOf(emoji))) / flatness);
  const layers: OverlayOptions[] = [];
  for (const [index, place] of servingPlaces[servings].entries()) {
    const sprite = await renderFood(emoji, {
      width: pixels(width * place.scale),
      turn: turn + place.turn + (random() - 0.5) * 4,
      flatness,
      hue,
      mirrored: mirrored !== (index === 1 && servings === 3),
    });
    layers.push(...(await standAt(sprite, { x: at.x + place.x, y: at.y + place.y }, background)));
  }
  return layers;
};

const composeBeside = async (
  code: string,
  center: Point,
  side: number,
  ground: string,
  random: () => number,
) => {
  const large = await renderFood(code, { width: pixels(186 + random() * 30), turn: (random() - 0.5) * 30 });
  const small = await renderFood(code, { width: pixels(124), turn: (random() - 0.5) * 24, mirrored: true });
  return [
    ...(await standAt(large, { x: center.x - side * (352 + random() * 30), y: center.y + 160 }, ground)),
    ...(await standAt(small, { x: center.x - side * (222 + random() * 26), y: center.y + 206 }, ground)),
  ];
};

const enlarged = (drawing: ReturnType<typeof sharp>): Promise<Buffer> =>
  drawing
    .resize(pixels(canvasWidth), pixels(canvasHeight), { fit: 'fill', kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer();

// Blurred here and not in the drawing, where a blur would fade at the picture's edges.
const drawBackdrop = async (ground: string, random: () => number): Promise<Buffer> =>
  enlarged(sharp(await sharp(backdrop(ground, random)).removeAlpha().blur(2.6).png().toBuffer()));

/** Composes a dish picture: backdrop, stage, food with shadows, things around it, light. Deterministic. JPEG. */
export const composePicture = async (recipe: PictureRecipe): Promise<Buffer> => {
  const { key, background, stage, companions } = recipe;
  const random = seededRandom(key);
  const side = random() < 0.5 ? -1 : 1;
  const center = { x: canvasWidth / 2 + (random() - 0.5) * 60, y: 664 + (random() - 0.5) * 24 };
  const [beside, behind, infront] = companions;
  const layers: OverlayOptions[] = [];

  if (behind) {
    const at = { x: center.x + side * (350 + random() * 50), y: center.y - 112 };
    layers.push(...(await outOfFocus(behind, 215 + random() * 40, 5, (random() - 0.5) * 30, at, background)));
  }
  layers.push({ input: drawStage(stage, background, center.x, center.y, random) });
  const tones = recipe.garnishTones ?? leafGreens;
  layers.push({ input: drawGarnish(recipe.garnish ?? 'leaves', tones, center.x, center.y, random) });
  const foot = { x: center.x, y: center.y + (stage === 'coaster' ? 36 : 70) };
  layers.push(...(await composeFood(recipe, foot, random)));
  if (beside) layers.push(...(await composeBeside(beside, center, side, background, random)));
  if (infront) {
    const at = { x: center.x + side * (505 + random() * 40), y: 985 + random() * 30 };
    layers.push(
      ...(await outOfFocus(infront, 320 + random() * 50, 10, (random() - 0.5) * 50, at, background)),
    );
  }
  layers.push({ input: await enlarged(sharp(lightOverlay())) });

  return sharp(await drawBackdrop(background, random))
    .composite(layers)
    .jpeg({ quality: 93, chromaSubsampling: '4:4:4' })
    .toBuffer();
};

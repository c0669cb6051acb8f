import { describe, expect, it } from 'vitest';
import { sharp } from '#server/images/image-library.ts';
import { processImage } from '#server/images/process-image.ts';
import { composeLogo } from './compose-logo.ts';
import { composePicture } from './compose-picture.ts';
import { demoRestaurant } from './demo-content.ts';

const dishes = demoRestaurant.sections.flatMap((section) => section.dishes);
const pizzas = dishes.filter((dish) => dish.emoji === '1f355');

// Composing takes half a second on an idle machine; the limit is for a hung one.
describe('demo pictures', { timeout: 60_000 }, () => {
  it('are the same every time, and different for dishes that share a render', async () => {
    const [first, second] = pizzas;
    if (!first || !second) throw new Error('the demo has two pizzas');
    const picture = await composePicture(first);
    expect(picture.equals(await composePicture(first))).toBe(true);
    const onSameGround = { ...second, background: first.background };
    expect(picture.equals(await composePicture(onSameGround))).toBe(false);
  });

  it('are four by three and stay within the bytes a menu can afford', async () => {
    for (const dish of [dishes[0], dishes.at(-1)]) {
      if (!dish) throw new Error('the demo has dishes');
      const image = await processImage(await composePicture(dish));
      expect(image.width / image.height).toBeCloseTo(4 / 3);
      const bytes = (width: number) =>
        image.variants.find((v) => v.width === width && v.format === 'webp')?.bytes.length ?? Number.NaN;
      expect(bytes(160)).toBeLessThanOrEqual(2_500);
      expect(bytes(640)).toBeLessThanOrEqual(14_000);
    }
  });

  it('include a square logo on a transparent ground', async () => {
    const logo = await composeLogo();
    const { width, height, hasAlpha } = await sharp(logo).metadata();
    expect([width, height, hasAlpha]).toEqual([640, 640, true]);
    expect((await sharp(logo).stats()).isOpaque).toBe(false);
  });
});

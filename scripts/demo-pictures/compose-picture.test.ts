import { describe, expect, it } from 'vitest';
import { demoRestaurant } from '#core/demo/demo-restaurant.ts';
import { sharp } from '#server/images/processing/image-library.ts';
import { composeLogo } from './compose-logo.ts';
import { composePicture } from './compose-picture.ts';
import { proportionOf } from './food-render.ts';
import { recipes } from './recipes.ts';

const recipeOf = (key: string) => {
  const recipe = recipes[key];
  if (!recipe) throw new Error(`there is no recipe for ${key}`);
  return { key, ...recipe };
};
const pizzas = Object.keys(recipes).filter((key) => recipes[key]?.emoji === '1f355');

describe('demo pictures', () => {
  it('have a recipe for each dish, and a render for everything in it', async () => {
    const dishes = demoRestaurant.sections.flatMap((section) => section.dishes);
    expect(Object.keys(recipes).sort()).toEqual(dishes.map((dish) => dish.key).sort());
    const renders = Object.values(recipes).flatMap(({ emoji, companions }) => [emoji, ...companions]);
    for (const code of new Set(renders)) expect(await proportionOf(code)).toBeGreaterThan(0);
  });

  it('are the same every time, and different for dishes that share a render', async () => {
    const [first = '', second = ''] = pizzas;
    const picture = await composePicture(recipeOf(first));
    expect(picture.equals(await composePicture(recipeOf(first)))).toBe(true);
    const onSameGround = { ...recipeOf(second), background: recipeOf(first).background };
    expect(picture.equals(await composePicture(onSameGround))).toBe(false);
  });

  it('include a square logo on a transparent ground', async () => {
    const logo = await composeLogo();
    const { width, height, hasAlpha } = await sharp(logo).metadata();
    expect([width, height, hasAlpha]).toEqual([640, 640, true]);
    expect((await sharp(logo).stats()).isOpaque).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { locales } from '#core/i18n/locale.ts';
import { dietaryTags } from '#core/menus/dietary-tags.ts';
import { limits } from '#core/values/limits.ts';
import { demoRestaurant } from './demo-restaurant.ts';
import type { Bilingual } from './demo-types.ts';

const { sections } = demoRestaurant;
const dishes = sections.flatMap((section) => section.dishes);

const unique = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length);
const complete = (text: Bilingual, longest: number) => {
  expect(text.he).toMatch(/[א-ת0-9]/);
  expect(text.en).toMatch(/^[\x20-\x7eéèôç’]+$/);
  for (const locale of locales) expect(text[locale].length).toBeLessThanOrEqual(longest);
};

describe('the demo restaurant', () => {
  it('has six sections and about thirty dishes, each with a key of its own', () => {
    expect(sections).toHaveLength(6);
    expect(dishes.length).toBeGreaterThanOrEqual(28);
    unique(dishes.map((dish) => dish.key));
    for (const locale of locales) {
      unique(sections.map((section) => section.name[locale]));
      unique(dishes.map((dish) => dish.name[locale]));
    }
  });

  it('says everything in both languages, within the limits', () => {
    const { name, description, address, menuName, menuDescription, phone } = demoRestaurant;
    for (const text of [name, menuName, ...sections.map((section) => section.name)])
      complete(text, limits.name);
    for (const text of [description, menuDescription]) complete(text, limits.description);
    complete(address, limits.address);
    expect(phone).toMatch(/^\d{10}$/);
    for (const dish of dishes) {
      complete(dish.name, limits.name);
      complete(dish.description, limits.description);
      for (const size of dish.sizes ?? []) complete(size.name, limits.name);
      for (const group of dish.changes ?? []) {
        complete(group.name, limits.name);
        for (const option of group.options) complete(option.name, limits.name);
      }
    }
  });

  it.each(dishes)('follows the rules of a menu: $key', (dish) => {
    expect(dish.price).toBeGreaterThan(0);
    const sizes = dish.sizes ?? [];
    expect(sizes.filter((size) => size.isBase)).toHaveLength(sizes.length === 0 ? 0 : 1);
    for (const size of sizes) expect(size.price === 0).toBe(size.isBase);
    for (const group of dish.changes ?? []) {
      expect(group.options.length).toBeGreaterThan(1);
      if (group.maxSelections !== null) {
        expect(group.type).toBe('multiple');
        expect(group.maxSelections).toBeLessThanOrEqual(group.options.length);
      }
      for (const option of group.options) expect(option.price).toBeGreaterThanOrEqual(0);
    }
    const tags = dish.dietary ?? [];
    unique(tags);
    if (tags.includes('vegan')) expect(tags).not.toContain('vegetarian');
  });

  it('shows every feature of a menu', () => {
    const groups = dishes.flatMap((dish) => dish.changes ?? []);
    const kinds = new Set(groups.map((group) => `${group.type}${group.required ? ' required' : ''}`));
    expect([...kinds].sort()).toEqual(['multiple', 'multiple required', 'single', 'single required']);
    expect(groups.some((group) => group.maxSelections !== null)).toBe(true);
    expect(dishes.filter((dish) => dish.available === false)).toHaveLength(1);
    const tags = new Set(dishes.flatMap((dish) => dish.dietary ?? []));
    expect([...tags].sort()).toEqual([...dietaryTags].sort());
  });
});

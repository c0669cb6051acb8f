import { describe, expect, it } from 'vitest';
import { type GuestLocale, guestLocales } from '#core/i18n/locale.ts';
import { dietaryTags } from '#core/menus/dishes/dietary-tags.ts';
import { kosherKinds } from '#core/menus/dishes/kosher-kinds.ts';
import { limits } from '#core/values/limits.ts';
import { demoRestaurant } from './demo-restaurant.ts';
import type { InEachLanguage } from './demo-types.ts';

const { sections } = demoRestaurant;
const dishes = sections.flatMap((section) => section.dishes);

const unique = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length);
/** Each in its own letters and in no other's, so that nothing is left in the language it was copied from. */
const letters: Record<GuestLocale, RegExp> = {
  he: /^[^A-Za-z\u0600-\u06ff\u0400-\u04ff]*[א-ת][^A-Za-z\u0600-\u06ff\u0400-\u04ff]*$/,
  en: /^[\x20-\x7eéèôç’]+$/,
  ar: /^[^A-Za-zא-ת\u0400-\u04ff]*[\u0621-\u064a][^A-Za-zא-ת\u0400-\u04ff]*$/,
  ru: /^[^א-ת\u0600-\u06ff]*[а-яё][^א-ת\u0600-\u06ff]*$/i,
};
const complete = (text: InEachLanguage, longest: number) => {
  for (const locale of guestLocales) {
    expect(text[locale]).toMatch(letters[locale]);
    expect(text[locale].length).toBeLessThanOrEqual(longest);
  }
};

describe('the demo restaurant', () => {
  it('has seven sections and about thirty dishes, each with a key of its own', () => {
    expect(sections).toHaveLength(7);
    expect(dishes.length).toBeGreaterThanOrEqual(28);
    unique(dishes.map((dish) => dish.key));
    for (const locale of guestLocales) {
      unique(sections.map((section) => section.name[locale]));
      unique(dishes.map((dish) => dish.name[locale]));
    }
  });

  it('says everything in each language of guests, within the limits', () => {
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
    const groups = dish.changes ?? [];
    unique(groups.map((group) => group.name.he));
  });

  /** What a tag promises: nothing of it, and where it promises that there is none, no traces either. */
  const promises = {
    vegan: { neverContains: ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'], orTraces: false },
    vegetarian: { neverContains: ['fish', 'crustaceans', 'molluscs'], orTraces: false },
    'gluten-free': { neverContains: ['gluten'], orTraces: true },
    'dairy-free': { neverContains: ['milk'], orTraces: true },
    'nut-free': { neverContains: ['nuts', 'peanuts'], orTraces: true },
  } as const;
  it.each(dishes)('declares no allergen that its tags deny: $key', ({ dietary = [], allergens }) => {
    const { contains = [], mayContain = [] } = allergens ?? {};
    unique([...contains, ...mayContain]);
    for (const [tag, { neverContains, orTraces }] of Object.entries(promises)) {
      if (!dietary.some((each) => each === tag)) continue;
      const declared = orTraces ? [...contains, ...mayContain] : contains;
      expect(declared.filter((allergen) => neverContains.some((denied) => denied === allergen))).toEqual([]);
    }
  });

  it('calls meat what has no milk in it, and dairy what has', () => {
    for (const { key, kosherKind, allergens } of dishes) {
      const hasMilk = allergens?.contains?.includes('milk') ?? false;
      if (kosherKind) expect([key, kosherKind === 'dairy']).toEqual([key, hasMilk]);
    }
  });

  it('shows every feature of a menu', () => {
    const groups = dishes.flatMap((dish) => dish.changes ?? []);
    const kinds = new Set(groups.map((group) => `${group.type}${group.required ? ' required' : ''}`));
    expect([...kinds].sort()).toEqual(['multiple', 'multiple required', 'single', 'single required']);
    expect(groups.some((group) => group.maxSelections !== null)).toBe(true);
    expect(dishes.filter((dish) => dish.available === false)).toHaveLength(1);
    expect(sections.filter(({ hours }) => hours)).toHaveLength(1);
    expect(new Set(dishes.map(({ kosherKind }) => kosherKind))).toEqual(new Set([...kosherKinds, undefined]));
    expect(dishes.some(({ allergens }) => allergens?.contains)).toBe(true);
    expect(dishes.some(({ allergens }) => allergens?.mayContain)).toBe(true);
    const tags = new Set(dishes.flatMap((dish) => dish.dietary ?? []));
    // It has no certificate, and may not call itself kosher without.
    expect([...tags, 'Kosher'].sort()).toEqual([...dietaryTags].sort());
  });
});

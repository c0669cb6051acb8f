import { describe, expect, it } from 'vitest';
import { limits } from '../../values/limits.ts';
import { dietaryTags } from './dietary-tags.ts';
import { dishBody } from './dish-shape.ts';

const least = { name: 'Soup', price: 20, menuId: 'a'.repeat(24), sectionName: 'Soups' };
const read = (part: Record<string, unknown> = {}) => dishBody.parse({ ...least, ...part });
const isRefused = (part: Record<string, unknown>): boolean =>
  !dishBody.safeParse({ ...least, ...part }).success;
const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

describe('a dish as it is sent', () => {
  it('needs a name, a price and a place; everything else has an ordinary value', () => {
    expect(read()).toEqual({
      ...least,
      price: 2000,
      description: '',
      available: true,
      hasAddOns: false,
      customAddOns: [],
      ingredients: [],
      prepTime: null,
      dietaryInfo: [],
      changes: [],
      sizes: [],
    });
    for (const missing of Object.keys(least))
      expect([missing, isRefused({ [missing]: undefined })]).toEqual([missing, true]);
  });

  it('forgets what nobody asked for', () => {
    expect(read({ _id: 'x', revision: 3, isAdmin: true, __v: 1 })).not.toHaveProperty('isAdmin');
    expect(read({ ownerId: 'x' })).not.toHaveProperty('ownerId');
  });

  it('carries prices of sizes and options in agorot, nothing when none is given', () => {
    const { sizes, changes } = read({
      sizes: [{ name: 'S' }, { name: 'L', price: 4.995 }],
      changes: [{ name: 'G', type: 'single', options: [{ name: 'A' }, { name: 'B', price: 1.1 }] }],
    });
    expect(sizes.map(({ price }) => price)).toEqual([0, 500]);
    expect(changes[0]).toMatchObject({ required: false, maxSelections: null });
    expect(changes[0]?.options.map(({ price }) => price)).toEqual([0, 110]);
  });

  it('has sizes and groups of different names, also after trimming', () => {
    expect(isRefused({ sizes: [{ name: 'S' }, { name: ' S ' }] })).toBe(true);
    const group = (name: string) => ({ name, type: 'multiple', options: [{ name: 'A' }] });
    expect(isRefused({ changes: [group('G'), group('G ')] })).toBe(true);
    expect(isRefused({ changes: [group('G'), group('g')] })).toBe(false);
  });

  it.each(dietaryTags)('may be %s', (type) => {
    expect(read({ dietaryInfo: [{ type }] }).dietaryInfo).toEqual([{ type }]);
  });

  it.each([
    ['sizes', limits.sizesPerDish, (n: number) => ({ name: `S${n}` })],
    ['ingredients', limits.ingredientsPerDish, (n: number) => `I${n}`],
    ['customAddOns', limits.addOnsPerDish, (n: number) => ({ name: `A${n}` })],
    [
      'changes',
      limits.groupsPerDish,
      (n: number) => ({ name: `G${n}`, type: 'single', options: [{ name: 'A' }] }),
    ],
  ])('has at most so many %s', (field, most, make) => {
    expect(isRefused({ [field]: many(most, make as (n: number) => unknown) })).toBe(false);
    expect(isRefused({ [field]: many(most + 1, make as (n: number) => unknown) })).toBe(true);
  });

  it('is refused for a list that is too long before anything in the list is looked at', () => {
    const changes = many(100_000, () => ({ name: 7, options: 'none' }));
    expect(dishBody.safeParse({ ...least, changes }).error?.issues).toHaveLength(1);
  });

  it('has groups one can choose from: options there are, and a maximum that means something', () => {
    const group = (part: object) => ({
      changes: [{ name: 'G', type: 'multiple', options: [{ name: 'A' }], ...part }],
    });
    for (const part of [
      { options: [] },
      { maxSelections: 0 },
      { maxSelections: 1.5 },
      { type: 'some' },
      { required: 'yes' },
    ]) {
      expect([part, isRefused(group(part))]).toEqual([part, true]);
    }
    expect(isRefused(group({ options: many(limits.optionsPerDish, (n) => ({ name: `O${n}` })) }))).toBe(
      false,
    );
    expect(isRefused(group({ options: many(limits.optionsPerDish + 1, (n) => ({ name: `O${n}` })) }))).toBe(
      true,
    );
  });

  it('has a picture that is a data URL, an address or none, and of bounded length', () => {
    for (const image of [
      null,
      '',
      '/images/x/640.webp',
      'data:image/png;base64,AAAA',
      'DATA:image/png;base64,AAAA',
    ]) {
      expect([image, isRefused({ image })]).toEqual([image, false]);
    }
    for (const image of [7, {}, 'x'.repeat(301), `data:${'x'.repeat(limits.imageBytes * 2)}`]) {
      expect(isRefused({ image })).toBe(true);
    }
  });
});

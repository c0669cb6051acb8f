import { describe, expect, it } from 'vitest';
import type { Dish } from '#core/menus/dishes/dish-shape.ts';
import {
  bodyOf,
  draftOfDish,
  type GroupDraft,
  isEdited,
  isNewDish,
  newDishDraft,
  priceFrom,
  problemOf,
  withBase,
} from './dish-draft.ts';

const id = 'a'.repeat(24);
const dish: Dish = {
  _id: id,
  name: 'Burger',
  description: 'With fries',
  price: 58.5,
  available: false,
  hasAddOns: true,
  customAddOns: [{ _id: 'x', name: 'Cheese', price: 4 }],
  image: null,
  imageColor: null,
  ingredients: ['beef', 'bun'],
  prepTime: 12,
  dietaryInfo: [{ type: 'vert spivy' }],
  allergens: { contains: ['gluten'], mayContain: ['sesame'] },
  kosherKind: 'meat',
  changes: [
    {
      name: 'Extras',
      type: 'multiple',
      required: true,
      minSelections: 0,
      maxSelections: 2,
      options: [{ name: 'Egg', price: 4, maxTimes: 1, kosherKind: 'pareve' }],
    },
  ],
  sizes: [
    { name: 'Small', price: 0, isBase: true },
    { name: 'Large', price: 9, isBase: false },
  ],
  owner: id,
  menuId: id,
  sectionName: 'Mains',
  translations: {},
  revision: 7,
};

describe('a dish in the editor', () => {
  it('goes out as it came in when nothing was typed', () => {
    const draft = draftOfDish(dish, 's');
    const { _id, imageColor, owner, sectionName, translations, ...sent } = dish;
    expect(bodyOf(draft, id)).toEqual({ ...sent, sectionName: 's' });
    expect(isEdited(draft, draftOfDish(dish, 's'))).toBe(false);
    expect(isEdited({ ...draft, name: 'Other' }, draft)).toBe(true);
    expect(isEdited({ ...draft, available: true }, draft)).toBe(false);
  });

  it('is new until its id is 24 hexadecimal characters', () => {
    expect(isNewDish(newDishDraft('s'))).toBe(true);
    expect(isNewDish({ id })).toBe(false);
    expect(bodyOf(newDishDraft('s'), id)).toMatchObject({ name: '', price: 0, available: true });
  });

  it.each([
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['1.005', 1.01],
    ['', 0],
    ['abc', 0],
    ['-3', 0],
    ['1e9', 0],
    ['Infinity', 0],
  ])('reads the price %j as %d', (typed, price) => {
    expect(priceFrom(typed)).toBe(price);
  });

  it('has one base size, the first when none is, at no extra', () => {
    const sizes = [
      { key: 1, name: 'S', price: '4', isBase: false },
      { key: 2, name: 'L', price: '9', isBase: false },
    ];
    expect(withBase(sizes)).toEqual([
      { key: 1, name: 'S', price: '0', isBase: true },
      { key: 2, name: 'L', price: '9', isBase: false },
    ]);
    expect(withBase([])).toEqual([]);
  });

  it('says what is missing before it is sent', () => {
    const draft = draftOfDish(dish, 's');
    expect(problemOf(draft)).toBeNull();
    expect(problemOf({ ...draft, name: ' ' })).toBe('name');
    expect(problemOf({ ...draft, sizes: draft.sizes.map((size) => ({ ...size, name: 'S' })) })).toBe('names');
    expect(problemOf({ ...draft, changes: draft.changes.map((group) => ({ ...group, options: [] })) })).toBe(
      'group-empty',
    );
    const asking = (part: Partial<GroupDraft>) =>
      problemOf({ ...draft, changes: draft.changes.map((group) => ({ ...group, ...part })) });
    expect(asking({ min: '2' })).toBe('group-minimum');
    // What was typed for several choices means nothing in a single one.
    expect(asking({ min: '2', type: 'single' })).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { noAllergens } from '#core/menus/dishes/declared-allergens.ts';
import { agorot } from '#core/values/money.ts';
import { findDish, type StaffDish, searchMenu } from './staff-menu.ts';

const dish = (name: string): StaffDish => ({
  allergens: noAllergens,
  id: name,
  name,
  price: agorot(3200),
  available: true,
  sizes: [],
  changes: [],
});
const sections = [
  { id: 'starters', name: 'ראשונות', dishes: [dish('חומוס הבית'), dish('חומוס פטריות')] },
  { id: 'grill', name: 'גריל', dishes: [dish('צ׳ילי לוקוס')] },
];
const found = (typed: string) =>
  searchMenu(sections, typed).map((section) => [section.id, ...section.dishes.map(({ name }) => name)]);

describe('looking for a dish to order', () => {
  it('finds it by words of its name, in any order', () => {
    expect(found('פטריות חומוס')).toEqual([['starters', 'חומוס פטריות']]);
    expect(found('חומוס')).toHaveLength(1);
    expect(found('סושי')).toEqual([]);
  });

  it('does not mind quotation marks or vowel points', () => {
    expect(found("צ'ילי")).toEqual([['grill', 'צ׳ילי לוקוס']]);
    expect(found('חוּמוּס הבית')).toEqual([['starters', 'חומוס הבית']]);
  });

  it('shows the whole menu when nothing is typed', () => {
    expect(searchMenu(sections, '  ')).toBe(sections);
    expect(findDish(sections, 'צ׳ילי לוקוס')?.price).toBe(3200);
  });
});

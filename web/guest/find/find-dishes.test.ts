import { describe, expect, it } from 'vitest';
import { toGuestMenu } from '../guest-menu/guest-menu.ts';
import { buildMenu } from '../testing/menu-fixture.ts';
import { findDishes, isSearching, wordsOf } from './find-dishes.ts';

const menu = toGuestMenu(buildMenu());
const sections = menu.sections ?? [];
const names = (text: string, ...tags: Parameters<typeof findDishes>[1]['tags']) => {
  const found = findDishes(sections, { text, tags });
  return sections.flatMap(({ dishes }) => dishes.filter(({ id }) => found.has(id)).map(({ name }) => name));
};

describe('looking for a dish', () => {
  it('finds every word in name, description or section, in any order', () => {
    expect(names('כמהין פיצה')).toEqual(['פיצה פטריות כמהין']);
    expect(names('קינוחים פיסטוק')).toEqual(['מלבי ורדים', 'כנאפה חמה']);
    expect(names('סושי')).toEqual([]);
  });

  it('does not mind quotation marks, vowel points or capital letters', () => {
    expect(names('צ׳ילי לוקוס')).toEqual(names("צ'ילי לוקוס"));
    expect(names('חוּמוּס הבית')).toContain('חומוס הבית');
  });

  it('keeps to all the tags that were chosen', () => {
    expect(names('', 'vegan', 'gluten-free')).toEqual(['חומוס הבית', 'סלט ערבי', 'סורבה פירות']);
    expect(names('סלט', 'vegan')).toContain('סלט ערבי');
  });

  it('finds a dish by what it is called in the language the menu was written in', () => {
    const [section] = sections;
    const [dish] = section?.dishes ?? [];
    if (!section || !dish) throw new Error('the fixture has dishes');
    const english = [
      { ...section, name: 'Starters', dishes: [{ ...dish, name: 'Hummus', description: '' }] },
    ];
    const search = (text: string) => [...findDishes(english, { text, tags: [] }, wordsOf(sections))];
    expect(search('hummus')).toEqual([dish.id]);
    expect(search('חומוס')).toEqual([dish.id]);
    expect(search('חומוס starters')).toEqual([dish.id]);
    expect(search('קינוחים')).toEqual([]);
  });

  it('is not looking when nothing is asked for', () => {
    expect(isSearching({ text: '  ', tags: [] })).toBe(false);
    expect(isSearching({ text: '', tags: ['vegan'] })).toBe(true);
  });
});

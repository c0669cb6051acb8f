import { describe, expect, it } from 'vitest';
import { limits } from '../../values/limits.ts';
import { planSectionChanges, type SavedSection, type SectionChanges } from './section-changes.ts';

const section = (id: string, name: string): SavedSection => ({ id, name, showImages: true, hours: [] });
const current = [section('a', 'Soups'), section('b', 'Mains'), section('c', 'Drinks')];
const plan = (changes: Partial<SectionChanges>, sections: readonly SavedSection[] = current) =>
  planSectionChanges(
    sections,
    { update: [], remove: [], add: [], ...changes },
    (taken) => `free ${taken.size}`,
  );

describe('planning section changes', () => {
  it('renames, shows and hides', () => {
    const update = [
      { _id: 'a', newName: 'Starters' },
      { _id: 'b', showImages: false },
    ];
    expect(plan({ update })).toEqual({
      ok: true,
      removed: [],
      updated: [section('a', 'Starters'), { ...section('b', 'Mains'), showImages: false }],
      addedNames: [],
    });
  });

  it('refuses to replace a name that is no longer the one it was made from', () => {
    expect(plan({ update: [{ _id: 'a', newName: 'Starters', was: 'Soups' }] })).toMatchObject({ ok: true });
    expect(plan({ update: [{ _id: 'a', newName: 'Starters', was: 'Salads' }] })).toEqual({
      ok: false,
      problem: 'changed_meanwhile',
      section: section('a', 'Soups'),
    });
  });

  it('lets two sections swap their names', () => {
    const update = [
      { _id: 'a', newName: 'Mains' },
      { _id: 'b', newName: 'Soups' },
    ];
    expect(plan({ update })).toMatchObject({
      ok: true,
      updated: [section('a', 'Mains'), section('b', 'Soups')],
    });
  });

  it('lets a new section take the name of a removed one', () => {
    expect(plan({ remove: ['a'], add: [{ sectionName: 'Soups', dishes: [] }] })).toMatchObject({
      ok: true,
      removed: ['a'],
      addedNames: ['Soups'],
    });
  });

  it('refuses a name that stays taken', () => {
    const taken = { ok: false, problem: 'section_name_taken' };
    expect(plan({ update: [{ _id: 'a', newName: 'Mains' }] })).toEqual(taken);
    expect(plan({ add: [{ sectionName: 'Mains', dishes: [] }] })).toEqual(taken);
    const twice = { sectionName: 'Desserts', dishes: [] };
    expect(plan({ add: [twice, twice] })).toEqual(taken);
  });

  it('numbers nameless sections after the named ones of the same request', () => {
    const taken: string[][] = [];
    planSectionChanges(
      [],
      { update: [], remove: [], add: [{ dishes: [] }, { sectionName: 'New category 1', dishes: [] }] },
      (names) => {
        taken.push([...names]);
        return 'New category 2';
      },
    );
    expect(taken).toEqual([['New category 1']]);
  });

  it('does not know sections that are gone', () => {
    const unknown = { ok: false, problem: 'not_found' };
    expect(plan({ remove: ['x'] })).toEqual(unknown);
    expect(plan({ update: [{ _id: 'x', newName: 'X' }] })).toEqual(unknown);
    expect(plan({ remove: ['a'], update: [{ _id: 'a', newName: 'X' }] })).toEqual(unknown);
  });

  it('removes the same section once', () => {
    expect(plan({ remove: ['a', 'a'] })).toMatchObject({ ok: true, removed: ['a'] });
  });

  it('stops at the limit, and still lets a full menu rename', () => {
    const full = Array.from({ length: limits.sectionsPerMenu }, (_, index) =>
      section(`${index}`, `Section ${index}`),
    );
    expect(plan({ add: [{ dishes: [] }] }, full)).toEqual({ ok: false, problem: 'limit_reached' });
    expect(plan({ update: [{ _id: '1', newName: 'Renamed' }] }, full)).toMatchObject({ ok: true });
    expect(plan({ remove: ['1'], add: [{ dishes: [] }] }, full)).toMatchObject({ ok: true });
  });
});

import { describe, expect, it } from 'vitest';
import { readPasted } from '#core/menu-files/table/read-pasted.ts';
import {
  approve,
  draftOf,
  type ImportDraft,
  markedKeys,
  missingKeys,
  moveDish,
  priceDish,
  removeDish,
  removeSection,
  renameDish,
  renameSection,
  shiftDish,
  toSent,
} from './import-draft.ts';

const draft = draftOf(readPasted('Starters:\n• Soup 20\n• Bread 10/15\n\nMains:\n• Steak 90\n• Fish\n'));
const namesIn = (of: ImportDraft) =>
  toSent(of).sections.map(({ sectionName, dishes }) => [sectionName, ...dishes.map(({ name }) => name)]);

describe('a menu that is looked through', () => {
  it('marks what was guessed, and misses what was not found', () => {
    expect(markedKeys(draft)).toEqual(['s0d1', 's1d1']);
    expect(missingKeys(draft)).toEqual(['s1d1']);
  });

  it('is as it was told: renamed, priced, moved, shifted and removed', () => {
    const edited = [
      (d: ImportDraft) => renameDish(d, 's0d0', ' Tomato soup '),
      (d: ImportDraft) => priceDish(d, 's1d1', '85,5'),
      (d: ImportDraft) => moveDish(d, 's1d0', 's0'),
      (d: ImportDraft) => shiftDish(d, 's1d0', -1),
      (d: ImportDraft) => shiftDish(d, 's0d0', -1),
      (d: ImportDraft) => removeDish(d, 's0d1'),
      (d: ImportDraft) => renameSection(d, 's1', 'Fish'),
    ].reduce((now, change) => change(now), draft);
    expect(namesIn(edited)).toEqual([
      ['Starters', 'Tomato soup', 'Steak'],
      ['Fish', 'Fish'],
    ]);
    expect(toSent(edited).sections[1]?.dishes[0]?.price).toBe(85.5);
    expect(missingKeys(edited)).toEqual([]);
    expect(namesIn(removeSection(edited, 's0'))).toEqual([['Fish', 'Fish']]);
  });

  it('takes a guess for right when its owner says so, but not a price that is missing', () => {
    const approved = approve(approve(draft, 's0d1'), 's1d1');
    expect(markedKeys(approved)).toEqual(['s1d1']);
    expect(markedKeys(priceDish(approved, 's1d1', '-3'))).toEqual(['s1d1']);
    expect(markedKeys(priceDish(approved, 's1d1', '80'))).toEqual([]);
  });

  it('sends sections of one name as one, and knows which dish stands where', () => {
    const { sections, keys } = toSent(renameSection(draft, 's1', 'Starters'));
    expect(sections).toHaveLength(1);
    expect(keys).toEqual([['s0d0', 's0d1', 's1d0', 's1d1']]);
  });
});

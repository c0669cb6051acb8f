import { describe, expect, it } from 'vitest';
import { limits } from '#core/values/limits.ts';
import { buildText } from '../testing/build-translations.ts';
import { partsOf } from './text-parts.ts';
import {
  batchesOf,
  changesIn,
  countMissing,
  type Drafts,
  displayedText,
  hasChanges,
  nextMissing,
  onlyChanged,
  overSaved,
  withSaved,
  withTheirs,
  withTyped,
} from './translation-drafts.ts';

const none: Drafts = new Map();
const pizza = buildText('dish/a/name');
const soup = buildText('dish/b/name', { text: 'Soup' });
const tea = buildText('dish/c/name');
const texts = [pizza, soup, tea];

describe('what is missing', () => {
  it('is what is empty as typed, not as saved', () => {
    expect(countMissing(none, texts)).toBe(2);
    expect(countMissing(withTyped(none, pizza, 'Pizza'), texts)).toBe(1);
    expect(countMissing(withTyped(none, soup, '  '), texts)).toBe(3);
  });

  it('is gone through in the order of the page, and from the last to the first', () => {
    expect(nextMissing(none, texts, null)).toBe(pizza);
    expect(nextMissing(none, texts, pizza.key)).toBe(tea);
    expect(nextMissing(none, texts, tea.key)).toBe(pizza);
    const only = withTyped(none, pizza, 'Pizza');
    expect(nextMissing(only, texts, tea.key)).toBe(tea);
    expect(nextMissing(withTyped(only, tea, 'Tea'), texts, null)).toBeUndefined();
  });
});

describe('what is typed', () => {
  it('is sent with what it replaces, and nothing else is', () => {
    const drafts = withTyped(withTyped(withTyped(none, soup, 'Stew'), pizza, 'P'), pizza, '');
    expect(changesIn(drafts)).toEqual([{ key: soup.key, text: 'Stew', was: 'Soup' }]);
  });

  it('is no change once it is saved, as the server cleaned it', () => {
    const drafts = withTyped(none, pizza, ' Pizza ');
    const saved = withSaved(drafts, changesIn(drafts), [{ key: pizza.key, text: 'Pizza' }]);
    expect(hasChanges(saved)).toBe(false);
    expect(displayedText(saved, pizza)).toBe('Pizza');
    expect(onlyChanged(saved).size).toBe(0);
  });

  it('stays when it was typed while being saved, over what is saved by then', () => {
    const sent = withTyped(none, pizza, 'Piz');
    const typedOn = withTyped(sent, pizza, 'Pizza');
    const saved = withSaved(typedOn, changesIn(sent), [{ key: pizza.key, text: 'Piz' }]);
    expect(changesIn(saved)).toEqual([{ key: pizza.key, text: 'Pizza', was: 'Piz' }]);
  });

  it('gives way to what somebody else saved, or replaces it', () => {
    const drafts = withTyped(none, soup, 'Stew');
    const theirs = [{ key: soup.key, text: 'Broth' }];
    expect(changesIn(overSaved(drafts, theirs))).toEqual([{ key: soup.key, text: 'Stew', was: 'Broth' }]);
    expect(changesIn(withTheirs(drafts, theirs))).toEqual([]);
    expect(displayedText(withTheirs(drafts, theirs), soup)).toBe('Broth');
  });
});

describe('a request', () => {
  it('holds all changes, until they are too many or too long for one', () => {
    const few = Array.from({ length: 1_200 }, (_, index) => ({ key: `k${index}`, text: 'x', was: '' }));
    expect(batchesOf(few)).toEqual([few]);
    const many = Array.from({ length: limits.translationsAtOnce + 1 }, (_, index) => ({
      key: `k${index}`,
      text: 'x',
      was: '',
    }));
    expect(batchesOf(many).map((batch) => batch.length)).toEqual([limits.translationsAtOnce, 1]);
    const long = Array.from({ length: 200 }, (_, index) => ({
      key: `k${index}`,
      text: 'ж'.repeat(limits.description),
      was: 'ж'.repeat(limits.description),
    }));
    const batches = batchesOf(long);
    expect(batches.flat()).toEqual(long);
    for (const batch of batches) {
      expect(new TextEncoder().encode(JSON.stringify(batch)).length).toBeLessThan(limits.requestBytes);
    }
  });
});

describe('the parts of a menu', () => {
  it('are the restaurant, the menu, each section and each dish, with all their texts', () => {
    const [a, b] = ['a'.repeat(24), 'b'.repeat(24)];
    const parts = partsOf([
      buildText('restaurant/name', { of: 'restaurant' }),
      buildText('menu/name', { of: 'menu' }),
      buildText('section/name', { of: 'section', id: a }),
      buildText('dish/name', { id: b }),
      buildText('dish/size', { id: b, kind: 'size' }),
    ]);
    expect(parts.map(({ of, texts: { length } }) => [of, length])).toEqual([
      ['restaurant', 1],
      ['menu', 1],
      ['section', 1],
      ['dish', 2],
    ]);
  });
});

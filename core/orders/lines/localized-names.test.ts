import { describe, expect, it } from 'vitest';
import { localizedNames } from './localized-names.ts';

const line = {
  name: 'פיצה',
  size: { name: 'גדולה' },
  customizations: [{ groupName: 'תוספות', optionName: 'זיתים' }],
};

describe('the names of a line in its guest’s language', () => {
  it('are the translated ones, and the main ones where there is none', () => {
    const texts = { name: 'Pizza', 'option/תוספות/זיתים': 'Olives' };
    expect(localizedNames(line, texts)).toEqual({
      name: 'Pizza',
      size: 'גדולה',
      customizations: [{ groupName: 'תוספות', optionName: 'Olives' }],
    });
    expect(localizedNames(line, { 'size/גדולה': 'Large' })).toEqual({
      name: 'פיצה',
      size: 'Large',
      customizations: line.customizations,
    });
  });

  it('are nothing when they would be the main ones', () => {
    expect(localizedNames(line, null)).toBeNull();
    expect(localizedNames(line, {})).toBeNull();
    expect(localizedNames({ ...line, size: null }, { name: 'פיצה', 'size/גדולה': 'Large' })).toBeNull();
  });
});

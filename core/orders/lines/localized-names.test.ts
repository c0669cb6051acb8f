import { describe, expect, it } from 'vitest';
import { shownNames } from './localized-names.ts';

const line = {
  name: 'פיצה',
  size: { name: 'גדולה' },
  customizations: [{ groupName: 'תוספות', optionName: 'זיתים' }],
};

describe('the names of a line in its guest’s language', () => {
  it('are the translated ones, and the main ones where there is none', () => {
    const texts = { name: 'Pizza', 'option/תוספות/זיתים': 'Olives' };
    expect(shownNames(line, texts)).toEqual({
      name: 'Pizza',
      size: 'גדולה',
      customizations: [{ groupName: 'תוספות', optionName: 'Olives' }],
    });
  });

  it('are nothing when they would be the main ones', () => {
    expect(shownNames(line, null)).toBeNull();
    expect(shownNames(line, {})).toBeNull();
    expect(shownNames({ ...line, size: null }, { name: 'פיצה', 'size/גדולה': 'Large' })).toBeNull();
  });
});

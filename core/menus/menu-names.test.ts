import { describe, expect, it } from 'vitest';
import { firstFreeMenuName } from './menu-names.ts';

describe('the name of a new menu', () => {
  it('is plain while it is free', () => {
    expect(firstFreeMenuName(new Set(), 'he')).toBe('התפריט שלי');
    expect(firstFreeMenuName(new Set(['My menu 2']), 'en')).toBe('My menu');
  });

  it('is numbered when it is taken', () => {
    expect(firstFreeMenuName(new Set(['התפריט שלי', 'התפריט שלי 2']), 'he')).toBe('התפריט שלי 3');
  });
});

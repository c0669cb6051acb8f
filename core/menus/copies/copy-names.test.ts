import { describe, expect, it } from 'vitest';
import { limits } from '../../values/limits.ts';
import { firstFreeCopyName } from './copy-names.ts';

describe('the name of a copy', () => {
  it('says of what, in the language of its owner', () => {
    expect(firstFreeCopyName('Lunch', new Set(), 'en')).toBe('Copy of Lunch');
    expect(firstFreeCopyName('צהריים', new Set(), 'he')).toBe('עותק של צהריים');
  });

  it('is numbered when it is taken', () => {
    const taken = new Set(['Copy of Lunch', 'Copy of Lunch (2)']);
    expect(firstFreeCopyName('Lunch', taken, 'en')).toBe('Copy of Lunch (3)');
  });

  it('is no longer than a name may be, and ends with a whole character', () => {
    const first = firstFreeCopyName('🍕'.repeat(40), new Set(), 'en');
    const second = firstFreeCopyName('🍕'.repeat(40), new Set([first]), 'en');
    for (const name of [first, second]) {
      expect(name.length).toBeLessThanOrEqual(limits.name);
      expect(name.isWellFormed()).toBe(true);
    }
    expect(second).toMatch(/🍕 \(2\)$/u);
  });

  it('survives a name that looks like a placeholder', () => {
    expect(firstFreeCopyName('{number}', new Set(['Copy of {number}']), 'en')).toBe('Copy of {number} (2)');
  });
});

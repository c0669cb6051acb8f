import { describe, expect, it } from 'vitest';
import { firstFreeSectionName } from './section-names.ts';

describe('the name of a new section', () => {
  it('counts from one', () => {
    expect(firstFreeSectionName(new Set(), 'he')).toBe('קטגוריה חדשה 1');
    expect(firstFreeSectionName(new Set(), 'en')).toBe('New category 1');
  });

  it('takes the first gap', () => {
    const taken = new Set(['New category 1', 'New category 3', 'Soups']);
    expect(firstFreeSectionName(taken, 'en')).toBe('New category 2');
  });

  it('counts each language by itself', () => {
    expect(firstFreeSectionName(new Set(['New category 1']), 'he')).toBe('קטגוריה חדשה 1');
  });
});

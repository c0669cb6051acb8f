import { describe, expect, it } from 'vitest';
import { tabAfterKey } from './tab-keys.ts';

describe('the keys of a row of tabs', () => {
  it.each([
    ['ltr', 'ArrowRight', 1],
    ['ltr', 'ArrowLeft', 2],
    ['rtl', 'ArrowLeft', 1],
    ['rtl', 'ArrowRight', 2],
    ['rtl', 'Home', 0],
    ['ltr', 'End', 2],
    ['ltr', 'ArrowDown', null],
  ] as const)('%s %s', (direction, key, next) => {
    expect(tabAfterKey(key, 0, 3, direction)).toBe(next);
  });

  it('come round from the last to the first', () => {
    expect(tabAfterKey('ArrowRight', 2, 3, 'ltr')).toBe(0);
  });
});

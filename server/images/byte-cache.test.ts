import { describe, expect, it } from 'vitest';
import { createByteCache } from './byte-cache.ts';

const ten = (fill: number) => ({ bytes: Buffer.alloc(10, fill) });

describe('a cache with a budget of bytes', () => {
  it('forgets what was not used for longest', () => {
    const cache = createByteCache(40);
    for (const key of [1, 2, 3, 4]) cache.set(String(key), ten(key));
    cache.get('1');
    cache.set('5', ten(5));
    expect(cache.get('2')).toBeUndefined();
    expect(['1', '3', '4', '5'].map((key) => cache.get(key)?.bytes[0])).toEqual([1, 3, 4, 5]);
  });

  it('replaces a value without counting it twice', () => {
    const cache = createByteCache(40);
    for (let round = 0; round < 10; round++) cache.set('same', ten(round));
    cache.set('other', ten(1));
    expect(cache.get('same')?.bytes[0]).toBe(9);
    expect(cache.get('other')).toBeDefined();
  });

  it('does not let one large value push out all others', () => {
    const cache = createByteCache(40);
    cache.set('small', ten(1));
    cache.set('large', { bytes: Buffer.alloc(11) });
    expect(cache.get('large')).toBeUndefined();
    expect(cache.get('small')).toBeDefined();
  });
});

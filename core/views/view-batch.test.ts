import { describe, expect, it } from 'vitest';
import { createViewBatch } from './view-batch.ts';

describe('looks that wait to be written', () => {
  it('are kept by restaurant, and given away once', () => {
    const batch = createViewBatch();
    batch.add('a', { menu: { 7: 1 }, dish: { soup: 2 } });
    batch.add('b', { menu: { '': 1 } });
    batch.add('a', { menu: { 7: 1 } });
    expect(batch.owners()).toEqual(['a', 'b']);
    expect(batch.take('a')).toEqual({ menu: { 7: 2 }, dish: { soup: 2 } });
    expect(batch.take('a')).toEqual({});
    expect(batch.owners()).toEqual(['b']);
  });

  it('are bounded in all; what is known already needs no room', () => {
    const batch = createViewBatch({ inAll: 3, ofEach: 1 });
    expect(batch.add('a', { dish: { soup: 1, cake: 1, bread: 1 } })).toBe(true);
    expect(batch.add('a', { dish: { wine: 1 } })).toBe(false);
    expect(batch.add('a', { dish: { soup: 5 } })).toBe(true);
    expect(batch.take('a')).toEqual({ dish: { soup: 6, cake: 1, bread: 1 } });
    expect(batch.add('a', { dish: { wine: 1 } })).toBe(true);
  });

  it('have room for some of each restaurant, whatever is kept of the others', () => {
    const batch = createViewBatch({ inAll: 3, ofEach: 1 });
    expect(batch.add('a', { dish: { soup: 1, cake: 1, bread: 1 } })).toBe(true);
    expect(batch.add('b', { menu: { '': 1 } })).toBe(true);
    expect(batch.add('b', { dish: { soup: 1 } })).toBe(false);
    expect(batch.add('c', { menu: { '': 1 } })).toBe(true);
    expect(batch.take('b')).toEqual({ menu: { '': 1 } });
  });
});

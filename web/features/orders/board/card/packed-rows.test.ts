import { expect, it } from 'vitest';
import { rowHeight, rowsOf } from './packed-rows.ts';

it.each([0, 1, 168, 169.5, 612])(
  'a card of %d px has at least its gap below it, and less than a row more',
  (height) => {
    const below = rowsOf(height) * rowHeight - height;
    expect(below).toBeGreaterThanOrEqual(12);
    expect(below).toBeLessThan(12 + rowHeight);
  },
);

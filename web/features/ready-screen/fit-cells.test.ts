import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellShape, fitCells } from './fit-cells.ts';

it('shows every number inside the box, whatever its shape', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 200, max: 4_000 }),
      fc.integer({ min: 200, max: 4_000 }),
      (count, width, height) => {
        const { columns, cellHeight } = fitCells(count, width, height);
        expect(cellHeight).toBeGreaterThan(0);
        expect(columns * cellHeight * cellShape).toBeLessThanOrEqual(width + 0.001);
        expect(Math.ceil(count / columns) * cellHeight).toBeLessThanOrEqual(height + 0.001);
      },
    ),
  );
});

it('makes sixty numbers readable on a television', () => {
  expect(fitCells(60, 900, 900).cellHeight).toBeGreaterThan(80);
  expect(fitCells(4, 900, 900).columns).toBe(2);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../values/testing/runs.ts';
import { type Block, type Placed, placeBlocks } from './place-blocks.ts';

type Numbered = Block & { readonly number: number };

const anyBlocks = fc
  .array(fc.record({ height: fc.integer({ min: 5, max: 90 }), isHeading: fc.boolean() }), { maxLength: 120 })
  .map((all) =>
    all.map(
      ({ height, isHeading }, number): Numbered => ({
        number,
        // A heading is low, and the last block of a menu is none.
        height: isHeading ? height / 6 : height,
        gap: isHeading ? 12 : 6,
        keepsWithNext: isHeading && number < all.length - 1 && !all[number + 1]?.isHeading,
      }),
    ),
  );
const anyArea = fc.record({
  columns: fc.constantFrom(1, 2),
  firstHeight: fc.integer({ min: 220, max: 400 }),
  height: fc.integer({ min: 400, max: 700 }),
  closing: fc.integer({ min: 0, max: 110 }),
});

const columnsOf = (pages: readonly Placed<Numbered>[][]): Placed<Numbered>[][] =>
  pages.flatMap((page) => [0, 1].map((column) => page.filter((placed) => placed.column === column)));

describe('blocks on pages', () => {
  it('are all there, once and in order; none leaves its column or overlaps another', () => {
    fc.assert(
      fc.property(anyBlocks, anyArea, (blocks, area) => {
        const pages = placeBlocks(blocks, area);
        expect(pages.flatMap((page) => page.map(({ block }) => block.number))).toEqual(
          blocks.map(({ number }) => number),
        );
        for (const [index, page] of pages.entries()) {
          const isLast = index === pages.length - 1;
          const height = (index === 0 ? area.firstHeight : area.height) - (isLast ? area.closing : 0);
          for (const { block, top, column } of page) {
            expect(column).toBeLessThan(area.columns);
            expect(top + block.height).toBeLessThanOrEqual(height + 0.001);
          }
        }
        for (const column of columnsOf(pages)) {
          for (const [index, { block, top }] of column.entries()) {
            const above = column[index - 1];
            expect(top).toBe(above ? above.top + above.block.height + block.gap : 0);
          }
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('never leave a heading alone at the foot of a column', () => {
    fc.assert(
      fc.property(anyBlocks, anyArea, (blocks, area) => {
        for (const column of columnsOf(placeBlocks(blocks, area)))
          expect(column.at(-1)?.block.keepsWithNext ?? false).toBe(false);
      }),
      { numRuns: runs(300) },
    );
  });

  it('stand in columns of about the same height on the last page', () => {
    const blocks = Array.from({ length: 10 }, (_, number) => ({
      number,
      height: 20,
      gap: 5,
      keepsWithNext: false,
    }));
    const [page = []] = placeBlocks(blocks, { columns: 2, firstHeight: 500, height: 500, closing: 0 });
    expect(page.filter(({ column }) => column === 0)).toHaveLength(5);
  });

  it('begin the last page with a section, unless that leaves a large hole before it', () => {
    const section = (dishes: number) =>
      Array.from({ length: dishes + 1 }, (_, index) => ({ height: 20, gap: 0, keepsWithNext: index === 0 }));
    const area = { columns: 1, firstHeight: 400, height: 400, closing: 100 };
    const pageSizes = (...sections: number[]) =>
      placeBlocks(sections.flatMap(section), area).map((page) => page.length);
    expect(pageSizes(13, 6)).toEqual([14, 7]);
    expect(pageSizes(9, 11)).toEqual([20, 2]);
  });

  it('take one page when there are none', () => {
    expect(placeBlocks([], { columns: 2, firstHeight: 300, height: 500, closing: 0 })).toEqual([[]]);
  });
});

import { dishRows } from './dish-rows.ts';
import { pageClosing, pageFoot, pageHead } from './page-parts.ts';
import type { PaperLook, PaperMenu } from './paper-content.ts';
import { mirrored, moved, type PaperMeasure, type PaperPage } from './paper-shapes.ts';
import { type ColumnCount, type SheetId, sheets, typeScaleOf } from './paper-sheets.ts';
import { type Block, placeBlocks } from './place-blocks.ts';
import { heightOfRows, leadingOf, type Row, stacked } from './rows.ts';
import { sectionRow } from './section-rows.ts';
import { paperColors, type SheetStyle } from './sheet-style.ts';

export type PaperChoice = { readonly sheet: SheetId; readonly columns: ColumnCount };
type MenuBlock = Block & { readonly row: Row };

const blockOf = (row: Row, gap: number, keepsWithNext = false): MenuBlock => ({
  row,
  height: row.height,
  gap,
  keepsWithNext,
});

/** A dish in one piece; one that is longer than a column, in as few pieces as there are columns to fill. */
const dishBlocks = (rows: readonly Row[], gap: number, highest: number): MenuBlock[] => {
  const pieces: Row[][] = [];
  for (const row of rows) {
    const last = pieces.at(-1);
    if (last && heightOfRows(last) + row.height <= highest) last.push(row);
    else pieces.push([row]);
  }
  return pieces.map((piece, index) => blockOf(stacked(piece), index === 0 ? gap : 0));
};

const blocksOf = ({ sections }: PaperMenu, style: SheetStyle, highest: number): MenuBlock[] => {
  const { name, section } = style.scale;
  return sections
    .filter(({ dishes }) => dishes.length > 0)
    .flatMap((each) => {
      const heading = blockOf(sectionRow(each, style), section * 1.3, true);
      return [
        heading,
        ...each.dishes.flatMap((dish) =>
          dishBlocks(dishRows(dish, style), name * 0.75, highest - heading.height),
        ),
      ];
    });
};

/** The pages of a menu, from its contents and the widths of its letters. */
export const layOutMenu = (
  menu: PaperMenu,
  { theme, layout }: PaperLook,
  { sheet, columns }: PaperChoice,
  measure: PaperMeasure,
): PaperPage[] => {
  const { width, height, margin } = sheets[sheet];
  const scale = typeScaleOf(sheet, columns);
  const whole: SheetStyle = {
    layout,
    scale,
    colors: paperColors(theme, layout),
    measure,
    width: width - margin * 2,
  };
  const gutter = columns === 1 ? 0 : margin * 0.7;
  const columnWidth = (whole.width - gutter * (columns - 1)) / columns;
  const head = pageHead(menu, whole);
  const closing = pageClosing(menu, whole);
  const footHeight = leadingOf(scale.small) + 8;
  const headHeight = head.height + scale.section;
  const area = height - margin * 2 - footHeight;
  const placed = placeBlocks(
    blocksOf(menu, { ...whole, width: columnWidth }, area - headHeight - closing.height),
    { columns, height: area, firstHeight: area - headHeight, closing: closing.height },
  );
  return placed.map((blocks, index) => {
    const top = margin + (index === 0 ? headHeight : 0);
    const shapes = [
      ...(index === 0 ? head.shapes.map((shape) => moved(shape, margin, margin)) : []),
      ...blocks.flatMap(({ block, column, top: y }) =>
        block.row.shapes.map((shape) => moved(shape, margin + column * (columnWidth + gutter), top + y)),
      ),
      ...(index === placed.length - 1
        ? closing.shapes.map((shape) => moved(shape, margin, margin + area - closing.height))
        : []),
      ...pageFoot(menu, index + 1, placed.length, whole).map((shape) =>
        moved(shape, margin, height - margin - leadingOf(scale.small)),
      ),
    ];
    return { width, height, shapes: menu.direction === 'rtl' ? mirrored(shapes, width) : shapes };
  });
};

import type { Direction } from '../../../i18n/locale.ts';
import type { Block, TextBlock } from './blocks.ts';
import { type SetLine, setText } from './set-text.ts';
import type { Placed, Shape } from './shapes.ts';
import type { TicketFonts } from './ticket-fonts.ts';

/** Where blocks go: a column of the paper. */
type Column = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly direction: Direction;
  readonly isWhite: boolean;
  readonly fonts: TicketFonts;
};
type Kind<K extends Block['kind']> = Extract<Block, { kind: K }>;

/** Parts of an em from the top of a line to its baseline, and of the whole line. */
const loose = { ascent: 0.93, line: 1.2 };
const tight = { ascent: 0.73, line: 0.76 };
/** The middle of small letters, where a line strikes through. */
const strikeAt = 0.27;
/** Of a column: what its second half may take before it goes below. */
const endShare = 0.55;
const columnGap = 16;

const fill = (column: Column, x: number, y: number, width: number, height: number): Shape => ({
  kind: 'fill',
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
  isWhite: column.isWhite,
});

/** The left end of a line. */
const lineStart = (block: TextBlock, line: SetLine, column: Column): number => {
  const free = column.width - line.width;
  if (block.align === 'center') return column.x + free / 2;
  const direction = block.align === 'own' ? block.direction : column.direction;
  const isLeft = (direction === 'ltr') === (block.align !== 'end');
  return isLeft ? column.x : column.x + free;
};

const placeLine = (block: TextBlock, line: SetLine, baseline: number, column: Column): Shape[] => {
  const left = lineStart(block, line, column);
  let x = left;
  const shapes = line.glyphs.flatMap(({ outline, advance, dx, dy }): Shape[] => {
    const at = x;
    x += advance * block.size;
    if (outline.length === 0) return [];
    return [
      {
        kind: 'glyph',
        outline,
        size: block.size,
        x: Math.round(at + dx * block.size),
        baseline: Math.round(baseline - dy * block.size),
        isWhite: column.isWhite,
      },
    ];
  });
  if (!block.isStruck) return shapes;
  const thickness = Math.max(3, block.size * 0.09);
  return [...shapes, fill(column, left - 4, baseline - strikeAt * block.size, line.width + 8, thickness)];
};

const naturalWidth = (block: TextBlock, { fonts }: Column): number =>
  Math.max(0, ...setText(block, Number.POSITIVE_INFINITY, fonts).map(({ width }) => width));

/** A number that is too long for its column, as large as fits. */
const fitted = (block: TextBlock, column: Column): TextBlock => {
  const share = block.isTight ? column.width / naturalWidth(block, column) : 1;
  return share < 1 ? { ...block, size: Math.max(1, Math.floor(block.size * share)) } : block;
};

const placeText = (given: TextBlock, column: Column): Placed => {
  const block = fitted(given, column);
  const { ascent, line: lineHeight } = block.isTight ? tight : loose;
  const lines = setText(block, column.width, column.fonts);
  return {
    shapes: lines.flatMap((line, index) =>
      placeLine(block, line, column.y + Math.round((index * lineHeight + ascent) * block.size), column),
    ),
    height: Math.round(lines.length * lineHeight * block.size),
  };
};

const placeBox = ({ look, border, blocks }: Kind<'box'>, column: Column): Placed => {
  const padding = border + Math.round(border * 1.5) + 4;
  const inner = placeBlocks(blocks, {
    ...column,
    x: column.x + padding,
    y: column.y + padding,
    width: column.width - 2 * padding,
    isWhite: look === 'reverse' ? !column.isWhite : column.isWhite,
  });
  const height = inner.height + 2 * padding;
  const { x, y, width } = column;
  const outside =
    look === 'reverse'
      ? [fill(column, x, y, width, height)]
      : [
          fill(column, x, y, width, border),
          fill(column, x, y + height - border, width, border),
          fill(column, x, y, border, height),
          fill(column, x + width - border, y, border, height),
        ];
  return { shapes: [...outside, ...inner.shapes], height };
};

/** What is left of a column when something stands at its start, or at its end. */
const besides = (column: Column, side: 'start' | 'end', taken: number): Column => {
  const isLeft = (column.direction === 'ltr') === (side === 'start');
  return { ...column, x: isLeft ? column.x + taken : column.x, width: column.width - taken };
};

const placeHang = ({ lead, leadWidth, blocks }: Kind<'hang'>, column: Column): Placed => {
  const rest = column.width - leadWidth;
  const first = placeText(lead, besides(column, 'end', rest));
  const beside = placeBlocks(blocks, besides(column, 'start', leadWidth));
  return {
    shapes: [...first.shapes, ...beside.shapes],
    height: Math.max(first.height, beside.height),
  };
};

const placeColumns = ({ start, end, meet }: Kind<'columns'>, column: Column): Placed => {
  const widest = (blocks: readonly TextBlock[]) =>
    Math.ceil(Math.max(0, ...blocks.map((block) => naturalWidth(block, column))));
  const endWidth = widest(end);
  const gap = endWidth > 0 ? columnGap : 0;
  const digits = widest(start.filter(({ isTight }) => isTight));
  if (endWidth > column.width * endShare || digits + gap + endWidth > column.width)
    return placeBlocks([...start, ...end.map((block) => ({ ...block, align: 'end' as const }))], column);
  const startColumn = besides(column, 'end', endWidth + gap);
  const endColumn = besides(column, 'start', column.width - endWidth);
  const [startHeight, endHeight] = [
    placeBlocks(start, startColumn).height,
    placeBlocks(end, endColumn).height,
  ];
  const height = Math.max(startHeight, endHeight);
  const lowered = (own: number) => (meet === 'bottom' ? height - own : 0);
  return {
    shapes: [
      ...placeBlocks(start, { ...startColumn, y: column.y + lowered(startHeight) }).shapes,
      ...placeBlocks(end, { ...endColumn, y: column.y + lowered(endHeight) }).shapes,
    ],
    height,
  };
};

const placeBlock = (block: Block, column: Column): Placed => {
  switch (block.kind) {
    case 'text':
      return placeText(block, column);
    case 'gap':
      return { shapes: [], height: block.height };
    case 'rule':
      return { shapes: [fill(column, column.x, column.y, column.width, block.height)], height: block.height };
    case 'box':
      return placeBox(block, column);
    case 'hang':
      return placeHang(block, column);
    case 'columns':
      return placeColumns(block, column);
  }
};

/** Blocks under each other. */
export const placeBlocks = (blocks: readonly Block[], column: Column): Placed => {
  const shapes: Shape[] = [];
  let height = 0;
  for (const block of blocks) {
    const placed = placeBlock(block, { ...column, y: column.y + height });
    for (const shape of placed.shapes) shapes.push(shape);
    height += placed.height;
  }
  return { shapes, height };
};

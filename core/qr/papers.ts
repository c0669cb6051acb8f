import { type DrawingName, drawings } from './card-drawing.ts';

export const paperIds = ['a6', 'a4-four', 'a4-eight', 'stickers'] as const;
export type PaperId = (typeof paperIds)[number];

/** In millimetres. Cells stand in a grid that begins at the margins. */
export type Paper = {
  readonly page: { readonly width: number; readonly height: number };
  readonly cell: { readonly width: number; readonly height: number };
  readonly columns: number;
  readonly rows: number;
  readonly margin: { readonly x: number; readonly y: number };
  readonly gapX: number;
  readonly cutMarks: boolean;
  readonly drawing: DrawingName;
};

const whole = { margin: { x: 0, y: 0 }, gapX: 0 };

export const papers: Readonly<Record<PaperId, Paper>> = {
  a6: {
    ...whole,
    page: { width: 105, height: 148 },
    cell: { width: 105, height: 148 },
    columns: 1,
    rows: 1,
    cutMarks: false,
    drawing: 'card',
  },
  'a4-four': {
    ...whole,
    page: { width: 210, height: 297 },
    cell: { width: 105, height: 148 },
    columns: 2,
    rows: 2,
    margin: { x: 0, y: 0.5 },
    cutMarks: true,
    drawing: 'card',
  },
  // A7 upright, so the sheet lies on its side.
  'a4-eight': {
    ...whole,
    page: { width: 297, height: 210 },
    cell: { width: 74, height: 105 },
    columns: 4,
    rows: 2,
    margin: { x: 0.5, y: 0 },
    cutMarks: true,
    drawing: 'card',
  },
  // The common sheet of twelve labels, 63.5 × 72 mm (Avery L7164 and the like): already cut.
  stickers: {
    page: { width: 210, height: 297 },
    cell: { width: 63.5, height: 72 },
    columns: 3,
    rows: 4,
    margin: { x: 7.25, y: 4.5 },
    gapX: 2.5,
    cutMarks: false,
    drawing: 'sticker',
  },
};

export const pointsPerMillimetre = 72 / 25.4;

export type Point = { readonly x: number; readonly y: number };
export type CutMark = { readonly from: Point; readonly to: Point };

export const cellsPerSheet = ({ columns, rows }: Paper): number => columns * rows;

/** Upper left corners of the cells, row by row. */
export const cellCorners = ({ columns, rows, margin, cell, gapX }: Paper): Point[] =>
  Array.from({ length: columns * rows }, (_, index) => ({
    x: margin.x + (index % columns) * (cell.width + gapX),
    y: margin.y + Math.floor(index / columns) * cell.height,
  }));

/** How much a drawing shrinks or grows to fill its cell. */
export const drawingScale = (paper: Paper): number => {
  const { width, height } = drawings[paper.drawing].size;
  return Math.min(paper.cell.width / width, paper.cell.height / height);
};

/** Side of the printed code with its margin. */
export const printedCodeMillimetres = (paper: Paper): number =>
  drawings[paper.drawing].codeSide * drawingScale(paper);

const insideMark = 3;
/** Printers leave some millimetres at the edge white. */
const edgeMark = 8;

const ticks = (position: number, end: number): [number, number] => {
  const isEdge = position < 1 || position > end - 1;
  const length = isEdge ? edgeMark : insideMark;
  return [Math.max(0, position - length), Math.min(end, position + length)];
};

/** Short lines where scissors go: crosses between the cells, ticks at the edge of the sheet. */
export const cutMarks = (paper: Paper): CutMark[] => {
  if (!paper.cutMarks) return [];
  const { page, margin, cell, columns, rows } = paper;
  const lines = (count: number, start: number, step: number) =>
    Array.from({ length: count + 1 }, (_, index) => start + index * step);
  const xs = lines(columns, margin.x, cell.width);
  const ys = lines(rows, margin.y, cell.height);
  return xs.flatMap((x) =>
    ys.flatMap((y) => {
      const [left, right] = ticks(x, page.width);
      const [top, bottom] = ticks(y, page.height);
      return [
        { from: { x: left, y }, to: { x: right, y } },
        { from: { x, y: top }, to: { x, y: bottom } },
      ];
    }),
  );
};

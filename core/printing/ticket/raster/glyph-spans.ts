import type { GlyphOutline, OutlinePoint } from '../layout/ticket-fonts.ts';

/** Runs of black dots, relative to the glyph's origin: row, first dot, the dot after the last; and so on. */
export type GlyphSpans = Int16Array;

/** An edge from top to bottom; `winding` says which way its outline ran along it. */
type Edge = { x0: number; y0: number; y1: number; slope: number; winding: 1 | -1 };

/** Enough for a curve of the largest digits to look round. */
const stepsPerCurve = 8;
/** Each dot is judged by as many lines through it, and each line by exact lengths. */
const linesPerRow = 4;

type Corner = { x: number; y: number };

const curve = (from: Corner, to: OutlinePoint): Corner[] => {
  const { via } = to;
  if (!via) return [to];
  return Array.from({ length: stepsPerCurve }, (_, index) => {
    const t = (index + 1) / stepsPerCurve;
    const u = 1 - t;
    return {
      x: u * u * from.x + 2 * u * t * via.x + t * t * to.x,
      y: u * u * from.y + 2 * u * t * via.y + t * t * to.y,
    };
  });
};

const edgesOf = (outline: GlyphOutline, size: number): Edge[] => {
  const edges: Edge[] = [];
  const connect = (a: Corner, b: Corner): void => {
    if (a.y === b.y) return;
    const [top, bottom] = a.y > b.y ? [a, b] : [b, a];
    const [y0, y1] = [-top.y * size, -bottom.y * size];
    edges.push({
      x0: top.x * size,
      y0,
      y1,
      slope: ((bottom.x - top.x) * size) / (y1 - y0),
      winding: a.y > b.y ? 1 : -1,
    });
  };
  for (const contour of outline) {
    let from: Corner | undefined = contour.at(-1);
    for (const point of contour) {
      if (!from) break;
      for (const corner of curve(from, point)) {
        connect(from, corner);
        from = corner;
      }
    }
  }
  return edges;
};

type Crossing = { x: number; winding: number };

const crossingsAt = (edges: readonly Edge[], y: number): Crossing[] =>
  edges
    .filter(({ y0, y1 }) => y0 <= y && y < y1)
    .map(({ x0, y0, slope, winding }) => ({ x: x0 + (y - y0) * slope, winding }))
    .sort((a, b) => a.x - b.x);

/** Adds how much of each dot lies between two points of a line. */
const cover = (row: Float64Array, from: number, to: number): void => {
  for (let x = Math.floor(from); x < to; x += 1)
    row[x] = (row[x] ?? 0) + Math.min(to, x + 1) - Math.max(from, x);
};

const coverLine = (row: Float64Array, crossings: readonly Crossing[], left: number): void => {
  let winding = 0;
  let from = 0;
  for (const crossing of crossings) {
    if (winding === 0) from = crossing.x;
    winding += crossing.winding;
    if (winding === 0) cover(row, from - left, crossing.x - left);
  }
};

const blackSpans = (row: Float64Array, y: number, left: number): number[] => {
  const spans: number[] = [];
  let start = -1;
  for (let x = 0; x <= row.length; x += 1) {
    const isBlack = (row[x] ?? 0) * 2 >= linesPerRow;
    if (isBlack && start < 0) start = x;
    if (isBlack || start < 0) continue;
    spans.push(y, start + left, x + left);
    start = -1;
  }
  return spans;
};

/** Fills an outline by the non-zero rule: a dot is black when half of it is covered. */
export const fillOutline = (outline: GlyphOutline, size: number): GlyphSpans => {
  const edges = edgesOf(outline, size);
  if (edges.length === 0) return new Int16Array();
  const ends = edges.flatMap(({ x0, y0, y1, slope }) => [x0, x0 + (y1 - y0) * slope]);
  const left = Math.floor(Math.min(...ends)) - 1;
  const width = Math.ceil(Math.max(...ends)) + 2 - left;
  const top = Math.floor(Math.min(...edges.map(({ y0 }) => y0)));
  const bottom = Math.ceil(Math.max(...edges.map(({ y1 }) => y1)));
  const spans: number[] = [];
  for (let y = top; y < bottom; y += 1) {
    const row = new Float64Array(width);
    for (let line = 0; line < linesPerRow; line += 1)
      coverLine(row, crossingsAt(edges, y + (line + 0.5) / linesPerRow), left);
    spans.push(...blackSpans(row, y, left));
  }
  return Int16Array.from(spans);
};

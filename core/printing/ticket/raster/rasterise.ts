import type { Shape } from '../layout/shapes.ts';
import type { GlyphOutline } from '../layout/ticket-fonts.ts';
import type { Bitmap } from '../ticket.ts';
import { fillOutline, type GlyphSpans } from './glyph-spans.ts';

/** Most letters of a ticket were drawn before in the same size. Gone with the fonts they are of. */
const known = new WeakMap<GlyphOutline, Map<number, GlyphSpans>>();

const spansOf = (outline: GlyphOutline, size: number): GlyphSpans => {
  const sizes = known.get(outline) ?? new Map<number, GlyphSpans>();
  known.set(outline, sizes);
  const spans = sizes.get(size) ?? fillOutline(outline, size);
  sizes.set(size, spans);
  return spans;
};

type Paper = Bitmap & { readonly rowBytes: number };

/** Blackens or whitens dots of a row; what lies outside of the paper is left out. */
const fillRow = (paper: Paper, y: number, from: number, to: number, isWhite: boolean): void => {
  if (y < 0 || y >= paper.height) return;
  const end = Math.min(to, paper.width);
  for (let x = Math.max(0, from); x < end; x += 1) {
    const at = y * paper.rowBytes + (x >> 3);
    const bit = 0x80 >> (x & 7);
    const byte = paper.bits[at] ?? 0;
    paper.bits[at] = isWhite ? byte & ~bit : byte | bit;
  }
};

const draw = (paper: Paper, shape: Shape): void => {
  if (shape.kind === 'fill') {
    for (let row = 0; row < shape.height; row += 1)
      fillRow(paper, shape.y + row, shape.x, shape.x + shape.width, shape.isWhite);
    return;
  }
  const spans = spansOf(shape.outline, shape.size);
  for (let at = 0; at < spans.length; at += 3) {
    const [row = 0, start = 0, end = 0] = spans.subarray(at, at + 3);
    fillRow(paper, shape.baseline + row, shape.x + start, shape.x + end, shape.isWhite);
  }
};

/** The same shapes give the same dots on every machine: arithmetic alone, no font and no graphics of the system. */
export const rasterise = (shapes: readonly Shape[], width: number, height: number): Bitmap => {
  const rowBytes = Math.ceil(width / 8);
  const bits = new Uint8Array(rowBytes * height);
  for (const shape of shapes) draw({ width, height, bits, rowBytes }, shape);
  return { width, height, bits };
};

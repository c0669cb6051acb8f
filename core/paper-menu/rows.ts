import { wrapText } from '../qr/fit-text.ts';
import type { Words } from './paper-content.ts';
import {
  moved,
  type PaperMeasure,
  type PaperShape,
  type PaperText,
  type PaperWeight,
} from './paper-shapes.ts';

/** Shapes below each other; heights count from the row's own top. */
export type Row = { readonly height: number; readonly shapes: readonly PaperShape[] };

export type TextStyle = { readonly size: number; readonly weight: PaperWeight; readonly color: string };
/** Where the lines of a text stand in the width they have. */
export type Band = {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'middle' | 'right';
};

const lineHeight = 1.28;
export const leadingOf = (size: number): number => size * lineHeight;
/** A baseline at this part of the line's height puts capitals and Hebrew letters in its middle. */
const baselineAt = 0.78;

const xOf = ({ x, width, align }: Band): number =>
  align === 'left' ? x : align === 'right' ? x + width : x + width / 2;

/** One line, its top at 0. */
export const lineOf = (
  text: string,
  words: Omit<Words, 'text'>,
  style: TextStyle,
  band: Band,
): PaperText => ({
  kind: 'text',
  text,
  direction: words.direction,
  language: words.language,
  x: xOf(band),
  baseline: leadingOf(style.size) * baselineAt,
  anchor: band.align,
  size: style.size,
  weight: style.weight,
  color: style.color,
});

/** A text in as many lines as it needs: a row for each. */
export const paragraph = (words: Words, style: TextStyle, band: Band, measure: PaperMeasure): Row[] =>
  wrapText(words.text, band.width, style.size, measure[style.weight]).map((line) => ({
    height: leadingOf(style.size),
    shapes: [lineOf(line, words, style, band)],
  }));

export const heightOfRows = (rows: readonly Row[]): number =>
  rows.reduce((sum, { height }) => sum + height, 0);

export const space = (height: number): Row => ({ height, shapes: [] });

/** Rows as one. */
export const stacked = (rows: readonly Row[]): Row => {
  const shapes: PaperShape[] = [];
  let top = 0;
  for (const row of rows) {
    shapes.push(...row.shapes.map((shape) => moved(shape, 0, top)));
    top += row.height;
  }
  return { height: top, shapes };
};

/** Rows of two texts beside each other, as one. */
export const beside = (one: readonly Row[], other: readonly Row[]): Row => {
  const [left, right] = [stacked(one), stacked(other)];
  return { height: Math.max(left.height, right.height), shapes: [...left.shapes, ...right.shapes] };
};

import type { Both, PaperDish, Words } from './paper-content.ts';
import type { PaperShape } from './paper-shapes.ts';
import {
  type Band,
  beside,
  leadingOf,
  lineOf,
  paragraph,
  type Row,
  space,
  stacked,
  type TextStyle,
} from './rows.ts';
import type { SheetStyle } from './sheet-style.ts';

const gapBesidePrice = 10;
/** A leader shorter than this is a smudge. */
const shortestLeader = 12;
const gapBetweenLanguages = 14;

/** Two languages stand side by side where both have space for a line of words, else one below the other. */
const widthForTwo = 330;
export const standsBeside = (both: Both, width: number): boolean =>
  both.other !== null && width >= widthForTwo;

/** Digits and the sign in front of them keep their order in both directions. */
const priceOf = (price: string, style: TextStyle, band: Band, { language }: Words): PaperShape =>
  lineOf(price, { direction: 'ltr', language }, style, band);

/** The other language is aligned to the edge where its reader begins. */
export const otherBand = (other: Words, main: Words, x: number, width: number): Band => ({
  x,
  width,
  align: other.direction === main.direction ? 'left' : 'right',
});

type Priced = { readonly name: Both; readonly price: string | null; readonly indent: number };

/** The lines of a name, with the price beside the last of them: never one without the other. */
const pricedRow = (
  { name, price, indent }: Priced,
  style: TextStyle,
  otherStyle: TextStyle,
  { width, measure, colors }: SheetStyle,
): Row => {
  const priceStyle: TextStyle = { ...style, weight: 'bold', color: colors.price };
  const priceWidth = price === null ? 0 : measure.bold(price, style.size);
  if (name.other && standsBeside(name, width)) {
    const half = (width - priceWidth) / 2 - gapBetweenLanguages;
    const main = paragraph(name.main, style, { x: indent, width: half - indent, align: 'left' }, measure);
    const band = otherBand(name.other, name.main, width - half, half - indent);
    const shifted = band.align === 'right' ? band : { ...band, x: band.x + indent };
    const other = paragraph(name.other, style, shifted, measure);
    const { height, shapes } = beside(main, other);
    const middle: Band = { x: 0, width, align: 'middle' };
    return {
      height,
      shapes: price === null ? shapes : [...shapes, priceOf(price, priceStyle, middle, name.main)],
    };
  }
  const lines = paragraph(
    name.main,
    style,
    { x: indent, width: width - indent - (price === null ? 0 : priceWidth + gapBesidePrice), align: 'left' },
    measure,
  );
  const last = lines.at(-1);
  const other = name.other
    ? paragraph(name.other, otherStyle, { x: indent, width: width - indent, align: 'left' }, measure)
    : [];
  if (price === null || !last) return stacked([...lines, ...other]);
  const end = indent + measure[style.weight](textOf(last), style.size) + 4;
  const leader = width - priceWidth - 4 - end;
  const withPrice: Row = {
    height: last.height,
    shapes: [
      ...last.shapes,
      ...(leader >= shortestLeader
        ? [
            {
              kind: 'leader',
              x: end,
              width: leader,
              y: leadingOf(style.size) * 0.76,
              color: colors.leader,
            } as const,
          ]
        : []),
      priceOf(price, priceStyle, { x: 0, width, align: 'right' }, name.main),
    ],
  };
  return stacked([...lines.slice(0, -1), withPrice, ...other]);
};

const textOf = ({ shapes }: Row): string =>
  shapes.map((shape) => (shape.kind === 'text' ? shape.text : '')).join('');

const describedRows = ({ main, other }: Both, style: TextStyle, { width, measure }: SheetStyle): Row[] => {
  const whole: Band = { x: 0, width, align: 'left' };
  if (!other) return paragraph(main, style, { ...whole, width: width * 0.92 }, measure);
  if (!standsBeside({ main, other }, width))
    return [...paragraph(main, style, whole, measure), ...paragraph(other, style, whole, measure)];
  const half = width / 2 - gapBetweenLanguages;
  const row = beside(
    paragraph(main, style, { ...whole, width: half }, measure),
    paragraph(other, style, otherBand(other, main, width - half, half), measure),
  );
  return row.height > 0 ? [row] : [];
};

/** A dish as rows: the first is its name with its price. */
export const dishRows = (dish: PaperDish, style: SheetStyle): Row[] => {
  const { scale, colors, width, measure } = style;
  const nameStyle: TextStyle = { size: scale.name, weight: 'bold', color: colors.ink };
  const textStyle: TextStyle = { size: scale.text, weight: 'regular', color: colors.quiet };
  const sizeStyle: TextStyle = { ...textStyle, size: scale.text + 0.5, color: colors.ink };
  return [
    pricedRow(
      { name: dish.name, price: dish.price, indent: 0 },
      nameStyle,
      { ...nameStyle, ...textStyle },
      style,
    ),
    ...describedRows(dish.description, textStyle, style),
    ...dish.sizes.map(({ name, price }) =>
      pricedRow({ name, price, indent: 10 }, sizeStyle, textStyle, style),
    ),
    ...dish.details.flatMap((words) => [
      space(1),
      ...paragraph(
        words,
        { size: scale.small, weight: 'regular', color: colors.accent },
        { x: 0, width, align: 'left' },
        measure,
      ),
    ]),
  ];
};

import { fitText } from '../qr/fit-text.ts';
import { otherBand, standsBeside } from './dish-rows.ts';
import type { Both, PaperMenu, Words } from './paper-content.ts';
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

const isSaid = (words: Words | null): words is Words => words !== null && words.text.trim() !== '';

/** Descriptions are as long as their owners like; the head of a menu is not. */
const linesOfDescription = 3;
const cutTo = (lines: number, words: Words, style: TextStyle, band: Band, { measure }: SheetStyle): Row[] =>
  fitText(
    words.text,
    { width: band.width, tries: [{ size: style.size, lines }] },
    measure[style.weight],
  ).lines.map((line) => ({
    height: leadingOf(style.size),
    shapes: [lineOf(line, words, style, band)],
  }));

/** The largest size in which a name is one or two lines. */
const titleRows = (words: Words, style: TextStyle, band: Band, { measure }: SheetStyle): Row[] => {
  const { size, lines } = fitText(
    words.text,
    {
      width: band.width,
      tries: [1, 0.8, 0.65, 0.5].map((part, index) => ({
        size: style.size * part,
        lines: index === 0 ? 1 : 2,
      })),
    },
    measure[style.weight],
  );
  return lines.map((line) => ({
    height: leadingOf(size),
    shapes: [lineOf(line, words, { ...style, size }, band)],
  }));
};

/** A text of the head in one language or, where there is space, in two beside each other. */
const inBoth = ({ main, other }: Both, band: Band, make: (words: Words, band: Band) => Row[]): Row[] => {
  if (!isSaid(other)) return isSaid(main) ? make(main, band) : [];
  if (!isSaid(main)) return make(other, band);
  if (band.align === 'middle' || !standsBeside({ main, other }, band.width))
    return [...make(main, band), ...make(other, band)];
  const half = band.width / 2 - 7;
  const row = beside(
    make(main, { ...band, width: half }),
    make(other, otherBand(other, main, band.x + band.width - half, half)),
  );
  return [row];
};

const headTexts = (menu: PaperMenu, band: Band, style: SheetStyle, ink: string, quiet: string): Row[] => {
  const { scale } = style;
  const title: TextStyle = { size: scale.title, weight: 'bold', color: ink };
  const subtitle: TextStyle = { size: scale.name + 1.5, weight: 'regular', color: quiet };
  const text: TextStyle = { size: scale.text + 0.5, weight: 'regular', color: quiet };
  return [
    ...inBoth(menu.restaurant, band, (words, its) => titleRows(words, title, its, style)),
    ...inBoth(menu.title, band, (words, its) => cutTo(2, words, subtitle, its, style)),
    ...inBoth(menu.description, band, (words, its) => cutTo(linesOfDescription, words, text, its, style)),
  ];
};

const logoOf = (menu: PaperMenu, x: number, y: number, side: number): PaperShape[] =>
  menu.hasLogo ? [{ kind: 'logo', box: { x, y, width: side, height: side } }] : [];

/** The head of the first page, in the layout of the menu. */
export const pageHead = (menu: PaperMenu, style: SheetStyle): Row => {
  const { width, colors, scale, layout } = style;
  const side = scale.title * 2;
  const besideLogo = menu.hasLogo ? side + 14 : 0;
  if (layout === 'classic') {
    const texts = headTexts(menu, { x: 0, width, align: 'middle' }, style, colors.accent, colors.quiet);
    return stacked([
      ...(menu.hasLogo ? [{ height: side + 6, shapes: logoOf(menu, (width - side) / 2, 0, side) }] : []),
      ...texts,
    ]);
  }
  if (layout === 'modern') {
    const inset = 16;
    const band: Band = { x: inset + besideLogo, width: width - inset * 2 - besideLogo, align: 'left' };
    const texts = stacked(headTexts(menu, band, style, colors.onStrong, colors.onStrong));
    const inner = Math.max(texts.height, menu.hasLogo ? side : 0);
    const height = inner + inset * 2;
    return stacked([
      {
        height: inset + (inner - texts.height) / 2,
        shapes: [
          { kind: 'panel', box: { x: 0, y: 0, width, height }, radius: 14, color: colors.strong },
          ...logoOf(menu, inset, inset + (inner - side) / 2, side),
        ],
      },
      texts,
      space(inset + (inner - texts.height) / 2),
    ]);
  }
  const band: Band = { x: besideLogo, width: width - besideLogo, align: 'left' };
  const texts = stacked(headTexts(menu, band, style, colors.ink, colors.quiet));
  return {
    height: Math.max(texts.height, menu.hasLogo ? side : 0),
    shapes: [...texts.shapes, ...logoOf(menu, 0, 0, side)],
  };
};

const codeSide = 70;

/** What stands below everything else: what numbers mean, and the code of the menu on the phone. */
export const pageClosing = ({ notes, codeLabel }: PaperMenu, style: SheetStyle): Row => {
  if (notes.length === 0 && !codeLabel) return space(0);
  const { width, scale, colors, measure } = style;
  const text: TextStyle = { size: scale.small, weight: 'regular', color: colors.quiet };
  const beginning = width - codeSide;
  const written = notes.flatMap((words) => [
    ...paragraph(words, text, { x: 0, width: codeLabel ? beginning - 16 : width, align: 'left' }, measure),
    space(2),
  ]);
  const label = codeLabel
    ? paragraph(codeLabel, text, { x: beginning, width: codeSide, align: 'middle' }, measure)
    : [];
  const code: Row[] = codeLabel
    ? [
        {
          height: codeSide + 2,
          shapes: [{ kind: 'code', box: { x: beginning, y: 0, width: codeSide, height: codeSide } }],
        },
        ...label,
      ]
    : [];
  return stacked([
    space(10),
    {
      height: 8,
      shapes: [{ kind: 'panel', box: { x: 0, y: 0, width, height: 0.5 }, radius: 0, color: colors.leader }],
    },
    beside(written, code),
  ]);
};

/** The last line of every page: whose menu it is, and which page of how many. */
export const pageFoot = (menu: PaperMenu, number: number, count: number, style: SheetStyle): PaperShape[] => {
  const { width, scale, colors } = style;
  const text: TextStyle = { size: scale.small, weight: 'regular', color: colors.quiet };
  const digits: Words = { text: `${number} / ${count}`, direction: 'ltr', language: menu.contact.language };
  const [contact] = isSaid(menu.contact)
    ? cutTo(1, menu.contact, text, { x: 0, width: width - 40, align: 'left' }, style)
    : [];
  return [
    ...(contact?.shapes ?? []),
    ...(count > 1 ? [lineOf(digits.text, digits, text, { x: 0, width, align: 'right' })] : []),
  ];
};

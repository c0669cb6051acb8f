import {
  PDFArray,
  type PDFContext,
  type PDFFont,
  PDFHexString,
  PDFNumber,
  type PDFPage,
} from '@cantoo/pdf-lib';
import createBidi from 'bidi-js';
import type { Direction } from '#core/i18n/locale.ts';
import type { Measure } from '#core/qr/fit-text.ts';
import { type Face, faceOf } from './print-fonts.ts';

const bidi = createBidi();

/** Neighbours in one font and one direction, in the order in which a font's shaper wants them. */
type Run = { readonly face: Face; readonly text: string };

type Piece = { readonly face: Face; readonly level: number; readonly start: number; end: number };

const readsRightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Pieces of one font and level. Spaces between words are pieces of their own where another font has them. */
const piecesOf = (faces: readonly Face[], text: string, levels: Uint8Array): Piece[] => {
  const pieces: Piece[] = [];
  let index = 0;
  for (const character of text) {
    const face = faceOf(faces, character);
    const level = levels[index] ?? 0;
    const last = pieces.at(-1);
    const end = index + character.length;
    if (face && last && last.end === index && last.face === face && last.level === level) last.end = end;
    else if (face) pieces.push({ face, level, start: index, end });
    index = end;
  }
  return pieces;
};

/** Shapers turn Hebrew and Arabic by themselves; digits, signs and brackets among them are turned here. */
const textOf = (text: string, { level, start, end }: Piece): string => {
  const logical = text.slice(start, end);
  if (level % 2 === 0) return logical;
  const facing = [...logical].map((character) => bidi.getMirroredCharacter(character) ?? character);
  return readsRightToLeft.test(logical) ? facing.join('') : facing.reverse().join('');
};

/** A line, given in the order in which it is read, as runs from left to right. */
export const runsOfLine = (faces: readonly Face[], text: string, direction: Direction): Run[] => {
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const pieces = piecesOf(faces, text, levels);
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  // Rule L2 of the bidirectional algorithm, with whole pieces: from the highest level down, what stands on it is reversed.
  for (let level = highest; level >= 1; level--) {
    let from = 0;
    while (from < pieces.length) {
      if ((pieces[from]?.level ?? 0) < level) from += 1;
      else {
        let to = from;
        while (to < pieces.length && (pieces[to]?.level ?? 0) >= level) to += 1;
        pieces.splice(from, to - from, ...pieces.slice(from, to).reverse());
        from = to;
      }
    }
  }
  return pieces.map((piece) => ({ face: piece.face, text: textOf(text, piece) }));
};

const shape = ({ shaper }: Face, text: string) => {
  const { glyphs, positions } = shaper.layout(text);
  return { glyphs, positions, perEm: shaper.unitsPerEm };
};

const widthOfRun = ({ face, text }: Run): number => {
  const { positions, perEm } = shape(face, text);
  return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / perEm;
};

export const measureShaped =
  (faces: readonly Face[]): Measure =>
  (text, size) =>
    runsOfLine(faces, text, 'ltr').reduce((sum, run) => sum + widthOfRun(run), 0) * size;

/** What a viewer shows: glyphs with the corrections between them, in thousandths; `rise` lifts marks over letters. */
type ShownGlyphs = { readonly rise: number; readonly shown: PDFArray };
type ShownRun = { readonly font: PDFFont; readonly width: number; readonly glyphs: readonly ShownGlyphs[] };

const showRun = (context: PDFContext, { face, text }: Run): ShownRun => {
  const { glyphs, positions, perEm } = shape(face, text);
  const codes = face.font.encodeText(text).asString().match(/.{4}/g) ?? [];
  const thousandths = (units: number) => (units / perEm) * 1000;
  const parts: ShownGlyphs[] = [];
  let width = 0;
  for (const [index, code] of codes.entries()) {
    const [glyph, position] = [glyphs[index], positions[index]];
    if (!glyph || !position) continue;
    const rise = position.yOffset / perEm;
    let part = parts.at(-1);
    if (!part || part.rise !== rise) {
      part = { rise, shown: PDFArray.withContext(context) };
      parts.push(part);
    }
    const before = thousandths(position.xOffset);
    const after = thousandths(glyph.advanceWidth - position.xAdvance + position.xOffset);
    if (before !== 0) part.shown.push(PDFNumber.of(-before));
    part.shown.push(PDFHexString.of(code));
    if (after !== 0) part.shown.push(PDFNumber.of(after));
    width += position.xAdvance / perEm;
  }
  return { font: face.font, width, glyphs: parts };
};

export type ShownLine = { readonly width: number; readonly runs: readonly ShownRun[] };

/** A line as a PDF writes it; widths are those of size 1. */
export const showLine = (
  page: PDFPage,
  faces: readonly Face[],
  text: string,
  direction: Direction,
): ShownLine => {
  const runs = runsOfLine(faces, text, direction).map((run) => showRun(page.doc.context, run));
  return { width: runs.reduce((sum, { width }) => sum + width, 0), runs };
};

import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import fontkit, { type Font } from '@pdf-lib/fontkit';
import type { Measure } from '#core/qr/fit-text.ts';

/** Bytes of the font files, the most common script first. */
export type FontFiles<Weight extends string> = Readonly<Record<Weight, readonly Uint8Array[]>>;

/** One character as the PDF writes it, and its width at size 1. */
type Glyph = { hex: string; width: number };
export type Face = {
  font: PDFFont;
  /** Knows where letters stand beside each other. */
  shaper: Font;
  has: ReadonlySet<number>;
  glyphOf: (character: string) => Glyph;
};
export type PrintFonts<Weight extends string> = Readonly<Record<Weight, readonly Face[]>>;

/** Asked for each letter of each card, and dear in the font library: remembered. */
const createGlyphs = (font: PDFFont): Face['glyphOf'] => {
  const known = new Map<string, Glyph>();
  return (character) => {
    const glyph = known.get(character) ?? {
      hex: font.encodeText(character).asString(),
      width: font.widthOfTextAtSize(character, 1),
    };
    known.set(character, glyph);
    return glyph;
  };
};

const embedFaces = async (
  pdf: PDFDocument,
  files: readonly Uint8Array[],
  options: { subset?: boolean },
): Promise<Face[]> => {
  const faces: Face[] = [];
  for (const file of files) {
    const font = await pdf.embedFont(file, options);
    faces.push({
      font,
      shaper: fontkit.create(file),
      has: new Set(font.getCharacterSet()),
      glyphOf: createGlyphs(font),
    });
  }
  return faces;
};

/**
 * The PDF library takes a subset that has `encode` for one of a newer fontkit and calls it without the stream that ours writes
 * into: it is shown no more of a subset than it needs.
 */
const streaming: typeof fontkit = {
  ...fontkit,
  create: (data, name) => {
    const font = fontkit.create(data, name);
    const createSubset = font.createSubset.bind(font);
    font.createSubset = () => {
      const subset = createSubset();
      return {
        includeGlyph: (glyph) => subset.includeGlyph(glyph),
        encodeStream: () => subset.encodeStream(),
      };
    };
    return font;
  },
};

/** With `subset`, only the glyphs that are written go into the file. */
export const embedPrintFonts = async <Weight extends string>(
  pdf: PDFDocument,
  files: FontFiles<Weight>,
  options: { subset?: boolean } = {},
): Promise<PrintFonts<Weight>> => {
  pdf.registerFontkit(streaming);
  const weights: [string, Face[]][] = [];
  for (const [weight, of] of Object.entries<readonly Uint8Array[]>(files))
    weights.push([weight, await embedFaces(pdf, of, options)]);
  // One entry for each weight of the files.
  return Object.fromEntries(weights) as unknown as PrintFonts<Weight>;
};

export const faceOf = (faces: readonly Face[], character: string): Face | undefined =>
  faces.find(({ has }) => has.has(character.codePointAt(0) ?? 0));

/** Marks of direction are obeyed, not written. */
const isInvisible = (character: string): boolean => /\p{Cf}/u.test(character);

export const canWrite = (faces: readonly Face[], text: string): boolean =>
  [...text].every((character) => isInvisible(character) || faceOf(faces, character));

/** Neighbours in one font, as they are written. */
export type TextRun = { font: PDFFont; hex: string; width: number };

/**
 * In the given order, character by character: no kerning, and no shaping that would turn Hebrew round a second time.
 * Characters that no font has are left out.
 */
export const runsOf = (faces: readonly Face[], text: string, size: number): TextRun[] => {
  const runs: TextRun[] = [];
  for (const character of text) {
    const face = faceOf(faces, character);
    if (!face) continue;
    const { hex, width } = face.glyphOf(character);
    const last = runs.at(-1);
    if (last?.font === face.font) {
      last.hex += hex;
      last.width += width * size;
    } else runs.push({ font: face.font, hex, width: width * size });
  }
  return runs;
};

export const widthOf = (runs: readonly TextRun[]): number => runs.reduce((sum, { width }) => sum + width, 0);

export const measureWith =
  (faces: readonly Face[]): Measure =>
  (text, size) =>
    widthOf(runsOf(faces, text, size));

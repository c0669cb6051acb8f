import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import fontkit from '@pdf-lib/fontkit';
import type { MeasureWeights, TextWeight } from '#core/qr/card-drawing.ts';

/** Bytes of the font files, the most common script first. */
export type FontFiles = Record<TextWeight, readonly Uint8Array[]>;

/** One character as the PDF writes it, and its width at size 1. */
type Glyph = { hex: string; width: number };
type Face = { font: PDFFont; has: ReadonlySet<number>; glyphOf: (character: string) => Glyph };
export type PrintFonts = Record<TextWeight, readonly Face[]>;

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

const embedFaces = async (pdf: PDFDocument, files: readonly Uint8Array[]): Promise<Face[]> => {
  const faces: Face[] = [];
  for (const file of files) {
    const font = await pdf.embedFont(file);
    faces.push({ font, has: new Set(font.getCharacterSet()), glyphOf: createGlyphs(font) });
  }
  return faces;
};

export const embedPrintFonts = async (pdf: PDFDocument, files: FontFiles): Promise<PrintFonts> => {
  pdf.registerFontkit(fontkit);
  return { medium: await embedFaces(pdf, files.medium), bold: await embedFaces(pdf, files.bold) };
};

const faceOf = (faces: readonly Face[], character: string): Face | undefined =>
  faces.find(({ has }) => has.has(character.codePointAt(0) ?? 0));

export const canWrite = (faces: readonly Face[], text: string): boolean =>
  [...text].every((character) => faceOf(faces, character));

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

export const measureWith = (fonts: PrintFonts): MeasureWeights => ({
  medium: (text, size) => widthOf(runsOf(fonts.medium, text, size)),
  bold: (text, size) => widthOf(runsOf(fonts.bold, text, size)),
});

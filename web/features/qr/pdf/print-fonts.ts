import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import fontkit from '@pdf-lib/fontkit';
import type { MeasureWeights, TextWeight } from '#core/qr/card-drawing.ts';

/** Bytes of the font files, the most common script first. */
export type FontFiles = Record<TextWeight, readonly Uint8Array[]>;

type Face = { font: PDFFont; has: ReadonlySet<number> };
export type PrintFonts = Record<TextWeight, readonly Face[]>;

const embedFaces = async (pdf: PDFDocument, files: readonly Uint8Array[]): Promise<Face[]> => {
  const faces: Face[] = [];
  for (const file of files) {
    const font = await pdf.embedFont(file);
    faces.push({ font, has: new Set(font.getCharacterSet()) });
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

export type TextRun = { font: PDFFont; text: string };

/** Neighbours in one font, in the given order; characters that no font has are left out. */
export const runsOf = (faces: readonly Face[], text: string): TextRun[] => {
  const runs: TextRun[] = [];
  for (const character of text) {
    const face = faceOf(faces, character);
    const last = runs.at(-1);
    if (face && last?.font === face.font) last.text += character;
    else if (face) runs.push({ font: face.font, text: character });
  }
  return runs;
};

/** Character by character, as it is written: no kerning, and no shaping that would turn Hebrew round a second time. */
export const runWidth = ({ font, text }: TextRun, size: number): number =>
  [...text].reduce((width, character) => width + font.widthOfTextAtSize(character, size), 0);

export const measureWith = (fonts: PrintFonts): MeasureWeights => {
  const measure = (faces: readonly Face[]) => (text: string, size: number) =>
    runsOf(faces, text).reduce((width, run) => width + runWidth(run, size), 0);
  return { medium: measure(fonts.medium), bold: measure(fonts.bold) };
};

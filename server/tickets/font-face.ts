import type { Font, Glyph } from '@pdf-lib/fontkit';
import type { GlyphOutline, OutlinePoint, SetGlyph } from '#core/printing/ticket/layout/ticket-fonts.ts';

/** Writes down what a path would draw on a canvas, in ems. */
const createRecorder = (unitsPerEm: number) => {
  const contours: OutlinePoint[][] = [];
  const at = (x: number, y: number) => ({ x: x / unitsPerEm, y: y / unitsPerEm });
  return {
    contours,
    moveTo: (x: number, y: number) => contours.push([{ ...at(x, y), via: null }]),
    lineTo: (x: number, y: number) => contours.at(-1)?.push({ ...at(x, y), via: null }),
    quadraticCurveTo: (cx: number, cy: number, x: number, y: number) =>
      contours.at(-1)?.push({ ...at(x, y), via: at(cx, cy) }),
    closePath: () => {},
  };
};

/** One font file. Outlines are read when a glyph is first used, and each is one object: the drawing knows it again. */
export const createFace = (font: Font) => {
  const { unitsPerEm } = font;
  // The library keeps each glyph as it first met it. Met as a part of another ('ه' in 'ة') it would have no character, and
  // would never join again: each is met by its own character first.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  const outlines = new Map<number, GlyphOutline>();
  const outlineOf = (glyph: Glyph): GlyphOutline => {
    const known = outlines.get(glyph.id);
    if (known) return known;
    const recorder = createRecorder(unitsPerEm);
    glyph.path.toFunction()(recorder);
    outlines.set(glyph.id, recorder.contours);
    return recorder.contours;
  };

  return {
    characters: new Set(font.characterSet),
    /** Without a neighbour that would change it. */
    glyphOf: (codePoint: number): SetGlyph => {
      const glyph = font.glyphForCodePoint(codePoint);
      return { outline: outlineOf(glyph), advance: glyph.advanceWidth / unitsPerEm, dx: 0, dy: 0 };
    },
    /** Letters that join, and the signs above and below them; from left to right. */
    joinArabic: (text: string): SetGlyph[] => {
      const { glyphs, positions } = font.layout(text);
      return glyphs.map((glyph, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        return {
          outline: outlineOf(glyph),
          advance: xAdvance / unitsPerEm,
          dx: xOffset / unitsPerEm,
          dy: yOffset / unitsPerEm,
        };
      });
    },
  };
};
export type Face = ReturnType<typeof createFace>;

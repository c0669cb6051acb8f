import type { Direction } from '../../../i18n/locale.ts';

export type TextWeight = 'medium' | 'bold';

/** A corner of an outline in ems, heights counted upwards from the baseline. `via` bends the line that leads to it. */
export type OutlinePoint = {
  readonly x: number;
  readonly y: number;
  readonly via: { readonly x: number; readonly y: number } | null;
};
/** Closed curves, filled by the non-zero rule. The object stands for its glyph: the same glyph is the same object. */
export type GlyphOutline = readonly (readonly OutlinePoint[])[];

/** A glyph of a run: lengths in ems. */
export type SetGlyph = {
  readonly outline: GlyphOutline;
  readonly advance: number;
  readonly dx: number;
  readonly dy: number;
};

/** What a drawing asks of fonts. It is handed in: core opens no files and has no font library. */
export type TicketFonts = {
  /** The embedding level of each UTF-16 unit of a paragraph (Unicode's bidi algorithm); odd ones run right to left. */
  readonly levelsOf: (text: string, direction: Direction) => Uint8Array;
  /** The glyphs of a run of one direction, given in logical order, as they follow each other from left to right. */
  readonly setRun: (text: string, weight: TextWeight, isRightToLeft: boolean) => readonly SetGlyph[];
};

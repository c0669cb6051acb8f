import type { GlyphOutline } from './ticket-fonts.ts';

/** What is drawn, one over the other, in whole dots from the upper left corner. */
export type Shape =
  | {
      readonly kind: 'fill';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly isWhite: boolean;
    }
  | {
      readonly kind: 'glyph';
      readonly outline: GlyphOutline;
      readonly size: number;
      readonly x: number;
      readonly baseline: number;
      readonly isWhite: boolean;
    };

export type Placed = { readonly shapes: readonly Shape[]; readonly height: number };

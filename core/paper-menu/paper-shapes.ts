import type { Direction } from '../i18n/locale.ts';
import type { Measure } from '../qr/fit-text.ts';
import type { Words } from './paper-content.ts';

/** What is on a page, in points (1/72 inch) from its upper left corner. */
export type PaperWeight = 'regular' | 'bold';
export type PaperMeasure = Readonly<Record<PaperWeight, Measure>>;
type PaperBox = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
export type PaperText = {
  readonly kind: 'text';
  /** One line, in the order in which it is read: whoever draws turns it. */
  readonly text: string;
  readonly direction: Direction;
  readonly language: Words['language'];
  readonly x: number;
  readonly baseline: number;
  /** Which part of the line stands at `x`. */
  readonly anchor: 'left' | 'middle' | 'right';
  readonly size: number;
  readonly weight: PaperWeight;
  readonly color: string;
};
export type PaperShape =
  | PaperText
  | {
      readonly kind: 'panel';
      readonly box: PaperBox;
      readonly radius: number;
      readonly color: string;
    }
  /** Dots that lead the eye from a name to its price. */
  | {
      readonly kind: 'leader';
      readonly x: number;
      readonly width: number;
      readonly y: number;
      readonly color: string;
    }
  | { readonly kind: 'logo'; readonly box: PaperBox }
  | { readonly kind: 'code'; readonly box: PaperBox };

export type PaperPage = { readonly width: number; readonly height: number; readonly shapes: PaperShape[] };

/** Distance between two dots of a leader, and their radius. */
export const leaderStep = 3.2;
export const leaderRadius = 0.45;

/** The same shape at another place. */
export const moved = (shape: PaperShape, x: number, y: number): PaperShape => {
  if (shape.kind === 'text') return { ...shape, x: shape.x + x, baseline: shape.baseline + y };
  if (shape.kind === 'leader') return { ...shape, x: shape.x + x, y: shape.y + y };
  return { ...shape, box: { ...shape.box, x: shape.box.x + x, y: shape.box.y + y } };
};

const otherAnchor = { left: 'right', middle: 'middle', right: 'left' } as const;

/** Everything is laid out from left to right; a page that is read from right to left is turned as a whole. */
export const mirrored = (shapes: readonly PaperShape[], width: number): PaperShape[] =>
  shapes.map((shape): PaperShape => {
    if (shape.kind === 'text') return { ...shape, x: width - shape.x, anchor: otherAnchor[shape.anchor] };
    if (shape.kind === 'leader') return { ...shape, x: width - shape.x - shape.width };
    return { ...shape, box: { ...shape.box, x: width - shape.box.x - shape.box.width } };
  });

import type { Direction } from '../../../i18n/locale.ts';
import type { TextWeight } from './ticket-fonts.ts';

/** A stretch of text in one weight. */
export type Span = { readonly text: string; readonly weight: TextWeight };

export type TextBlock = {
  readonly kind: 'text';
  readonly spans: readonly Span[];
  /** Of an em, in dots. */
  readonly size: number;
  /** In which its sentence is read. */
  readonly direction: Direction;
  readonly align: 'start' | 'center' | 'end' | 'own';
  /** Digits alone: nothing hangs below their line, and rather than be torn they are drawn smaller. */
  readonly isTight: boolean;
  readonly isStruck: boolean;
};

/** What stands on a ticket, from top to bottom. `start` is the side on which the ticket's language begins. */
export type Block =
  | TextBlock
  | { readonly kind: 'gap'; readonly height: number }
  | { readonly kind: 'rule'; readonly height: number }
  /** `reverse` is white on black and says allergy, nothing else. */
  | {
      readonly kind: 'box';
      readonly look: 'frame' | 'reverse';
      readonly border: number;
      readonly blocks: readonly Block[];
    }
  /** A lead, and what belongs to it beside it. */
  | {
      readonly kind: 'hang';
      readonly lead: TextBlock;
      readonly leadWidth: number;
      readonly blocks: readonly Block[];
    }
  /** Two columns, the second as wide as its words; below the first where it leaves too little room. */
  | {
      readonly kind: 'columns';
      readonly start: readonly TextBlock[];
      readonly end: readonly TextBlock[];
      readonly meet: 'top' | 'bottom';
    };

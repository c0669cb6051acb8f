import type { Direction, GuestLocale } from '../i18n/locale.ts';
import type { MenuTheme } from '../theme/menu-theme.ts';
import type { MenuLayout } from '../theme/theme-choices.ts';

/** A text in the order in which it is read, with the direction of its language. Empty: there is none. */
export type Words = { readonly text: string; readonly direction: Direction; readonly language: GuestLocale };
/** In the main language of the sheet and, where two stand side by side, in the other. */
export type Both = { readonly main: Words; readonly other: Words | null };

export type PaperDish = {
  readonly name: Both;
  readonly description: Both;
  /** Null when only its sizes have prices. */
  readonly price: string | null;
  readonly sizes: readonly { readonly name: Both; readonly price: string }[];
  /** Kosher kind, tags and allergens, then options that cost something. */
  readonly details: readonly Words[];
};
export type PaperSection = {
  readonly name: Both;
  readonly hours: Words | null;
  readonly dishes: readonly PaperDish[];
};

/** What a menu says on paper. Whatever changes during an evening (sold out, counts, pauses) is not in it. */
export type PaperMenu = {
  readonly direction: Direction;
  readonly restaurant: Both;
  readonly title: Both;
  readonly description: Both;
  readonly sections: readonly PaperSection[];
  /** At the end: what the numbers of allergens mean. */
  readonly notes: readonly Words[];
  /** At the foot of every page. */
  readonly contact: Words;
  /** Beside the code; null without one. */
  readonly codeLabel: Words | null;
  readonly hasLogo: boolean;
};

export type PaperLook = { readonly theme: MenuTheme; readonly layout: MenuLayout };

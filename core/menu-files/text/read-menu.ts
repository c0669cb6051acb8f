import type { SentSection } from '#core/menus/menu-import.contract.ts';
import type { SentDish } from '../../menus/dishes/dish-shape.ts';

/** Where the reader guessed or something is missing: the owner looks at these before saving. */
export type Mark = 'price' | 'name' | 'section' | 'sizes' | 'add-on' | 'details';

/** A dish as it can be sent, but for a price that was not found. */
export type DraftDish = Omit<SentDish, 'price'> & { price: number | null };

export type ReadDish = {
  dish: DraftDish;
  marks: Mark[];
  /** Of the source, from 1. */
  lines: number[];
};

export type ReadSection = Omit<SentSection, 'dishes'> & {
  dishes: ReadDish[];
  marks: Mark[];
  lines: number[];
};

/** What a source was read as. Each of its lines is in a section, in a dish, or in `unread`. */
export type ReadMenu = { sections: ReadSection[]; unread: { line: number; text: string }[] };

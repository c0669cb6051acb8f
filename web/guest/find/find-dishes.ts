import type { DietaryTag } from '#core/menus/dishes/dietary-tags.ts';
import type { GuestSection } from '../guest-menu/guest-menu.ts';

export type DishQuery = { readonly text: string; readonly tags: readonly DietaryTag[] };

/** Vowel points, accents and the many kinds of quotation marks are ignored in a search. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'"`´’‘“”׳״]/gu, '')
    .toLowerCase();

export const isSearching = ({ text, tags }: DishQuery): boolean => text.trim() !== '' || tags.length > 0;

/** The searchable text of each dish: its name, its description and its section. */
export const wordsOf = (sections: readonly GuestSection[]): ReadonlyMap<string, string> =>
  new Map(
    sections.flatMap((section) =>
      section.dishes.map((dish) => [dish.id, `${dish.name} ${dish.description} ${section.name}`] as const),
    ),
  );

/**
 * The dishes that contain every word, in the page's language or in the one the menu was written in, and that have
 * every tag; by id.
 */
export const findDishes = (
  sections: readonly GuestSection[],
  { text, tags }: DishQuery,
  written: ReadonlyMap<string, string> | null = null,
): ReadonlySet<string> => {
  const displayed = wordsOf(sections);
  const words = plain(text).split(/\s+/).filter(Boolean);
  return new Set(
    sections.flatMap((section) =>
      section.dishes
        .filter((dish) => {
          const said = plain(`${displayed.get(dish.id)} ${written?.get(dish.id) ?? ''}`);
          return (
            tags.every((tag) => dish.dietary.includes(tag)) && words.every((word) => said.includes(word))
          );
        })
        .map((dish) => dish.id),
    ),
  );
};

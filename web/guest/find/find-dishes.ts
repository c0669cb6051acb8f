import type { DietaryTag } from '#core/menus/dietary-tags.ts';
import type { GuestSection } from '../menu/guest-menu.ts';

export type DishQuery = { readonly text: string; readonly tags: readonly DietaryTag[] };

/** Vowel points, accents and the many kinds of quotation marks are not what anybody searches for. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'"`´’‘“”׳״]/gu, '')
    .toLowerCase();

export const isSearching = ({ text, tags }: DishQuery): boolean => text.trim() !== '' || tags.length > 0;

/** The dishes in which every word occurs (name, description or section) and that have every tag; by id. */
export const findDishes = (
  sections: readonly GuestSection[],
  { text, tags }: DishQuery,
): ReadonlySet<string> => {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return new Set(
    sections.flatMap((section) =>
      section.dishes
        .filter((dish) => {
          const written = plain(`${dish.name} ${dish.description} ${section.name}`);
          return (
            tags.every((tag) => dish.dietary.includes(tag)) && words.every((word) => written.includes(word))
          );
        })
        .map((dish) => dish.id),
    ),
  );
};

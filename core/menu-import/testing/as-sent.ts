import { importedDish } from '../../menus/dish-shape.ts';
import type { SentSection } from '../../menus/menu-import.contract.ts';
import type { ReadMenu } from '../text/read-menu.ts';

/** Two menus are equal when the server would store the same of both. */
export const asStored = (sections: readonly SentSection[]) =>
  sections.map(({ sectionName, showImages = true, dishes }) => ({
    sectionName,
    showImages,
    dishes: dishes.map((dish) => importedDish.parse(dish)),
  }));

export const sectionsOf = ({ sections }: ReadMenu): SentSection[] =>
  sections.map(({ sectionName, showImages, dishes }) => ({
    sectionName,
    showImages,
    dishes: dishes.map(({ dish }) => ({ ...dish, price: dish.price ?? Number.NaN })),
  }));

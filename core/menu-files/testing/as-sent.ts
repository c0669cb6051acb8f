import type { SentSection } from '#core/menus/menu-import.contract.ts';
import { noAllergens } from '../../menus/dishes/declared-allergens.ts';
import { importedDish } from '../../menus/dishes/dish-shape.ts';
import type { ReadMenu } from '../text/read-menu.ts';

/** Two menus are equal when the server would store the same of both. */
export const asStored = (sections: readonly SentSection[]) =>
  sections.map(({ sectionName, showImages = true, hours = [], area = '', translations = {}, dishes }) => ({
    sectionName,
    showImages,
    hours,
    area,
    translations,
    dishes: dishes.map((dish) => ({ allergens: noAllergens, kosherKind: null, ...importedDish.parse(dish) })),
  }));

export const sectionsOf = ({ sections }: ReadMenu): SentSection[] =>
  sections.map(({ marks: _, lines: __, dishes, ...section }) => ({
    ...section,
    dishes: dishes.map(({ dish }) => ({ ...dish, price: dish.price ?? Number.NaN })),
  }));

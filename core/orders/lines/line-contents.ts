import { type Allergen, avoidedIn, type DishAllergens } from '../../menus/dishes/allergens.ts';
import { type KosherKind, type LineKind, lineKind } from '../../menus/dishes/kosher-kinds.ts';
import type { ChosenOption, OrderableDish } from './choices.ts';

/** What a line stores of its dish's contents at the time of ordering. */
export type LineContents = {
  /** Only what its guest must not eat. */
  readonly avoided: DishAllergens | null;
  readonly kosherKind: LineKind | null;
};

export type DishContents = Pick<OrderableDish, 'changes'> & {
  readonly allergens: DishAllergens;
  readonly kosherKind: KosherKind | null;
};

/** The kind of a dish as chosen. */
export const kindOfLine = (
  { kosherKind, changes }: Omit<DishContents, 'allergens'>,
  chosen: readonly ChosenOption[],
): LineKind | null =>
  lineKind(
    kosherKind,
    chosen.map(
      ({ groupName, optionName }) =>
        changes
          .find((group) => group.name === groupName)
          ?.options.find((option) => option.name === optionName)?.kosherKind,
    ),
  );

export const contentsOfLine = (
  dish: DishContents,
  chosen: readonly ChosenOption[],
  { avoids, isKosher }: { avoids: readonly Allergen[]; isKosher: boolean },
): LineContents => ({
  avoided: avoidedIn(dish.allergens, avoids),
  kosherKind: isKosher ? kindOfLine(dish, chosen) : null,
});

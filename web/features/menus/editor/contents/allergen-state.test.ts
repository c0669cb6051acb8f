import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allergens, type DishAllergens } from '#core/menus/dishes/allergens.ts';
import { noAllergens } from '#core/menus/dishes/declared-allergens.ts';
import { allergenStates, stateOf, withState } from './allergen-state.ts';

const anyStep = fc.tuple(fc.constantFrom(...allergens), fc.constantFrom(...allergenStates));

it('each allergen is what was last said of it, whatever was said of the others', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
      const result = steps.reduce<DishAllergens>(
        (before, [allergen, state]) => withState(before, allergen, state),
        noAllergens,
      );
      const last = new Map(steps);
      for (const allergen of allergens) expect(stateOf(result, allergen)).toBe(last.get(allergen) ?? 'no');
      expect(result.contains.length + result.mayContain.length).toBe(
        [...last.values()].filter((state) => state !== 'no').length,
      );
    }),
  );
});

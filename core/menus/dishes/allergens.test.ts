import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allergenList, dishAllergensIn } from './allergen-shape.ts';
import { type Allergen, allergens, avoidedIn } from './allergens.ts';

const anyList = fc.array(fc.constantFrom(...allergens), { maxLength: allergens.length });
const isIn = (list: readonly Allergen[]) => (allergen: Allergen) => list.includes(allergen);

describe('what a dish declares', () => {
  it('is each allergen once, in the order of the list, and never both ways', () => {
    fc.assert(
      fc.property(anyList, anyList, (contains, mayContain) => {
        const parsed = dishAllergensIn.parse({ contains, mayContain });
        expect(parsed.contains).toEqual(allergens.filter(isIn(contains)));
        expect(parsed.mayContain).toEqual(
          allergens.filter((one) => mayContain.includes(one) && !contains.includes(one)),
        );
      }),
    );
  });

  it('may be said in part', () => {
    expect(dishAllergensIn.parse({})).toEqual({ contains: [], mayContain: [] });
    expect(dishAllergensIn.parse({ mayContain: ['nuts'] })).toEqual({ contains: [], mayContain: ['nuts'] });
  });

  it.each([['sesame '], ['Sesame'], [''], [7], [null]])('is refused with %j', (unknown) => {
    expect(dishAllergensIn.safeParse({ contains: [unknown] }).success).toBe(false);
    expect(allergenList.safeParse([unknown]).success).toBe(false);
  });
});

describe('what of it somebody must not eat', () => {
  it('is told as the dish declares it: contained, or perhaps', () => {
    const dish = { contains: ['gluten', 'sesame'], mayContain: ['nuts'] } satisfies Parameters<
      typeof avoidedIn
    >[0];
    expect(avoidedIn(dish, ['sesame', 'nuts', 'milk'])).toEqual({
      contains: ['sesame'],
      mayContain: ['nuts'],
    });
    expect(avoidedIn(dish, ['nuts'])).toEqual({ contains: [], mayContain: ['nuts'] });
    expect(avoidedIn(dish, ['milk'])).toBeNull();
    expect(avoidedIn(dish, [])).toBeNull();
  });

  it('is exactly what both name', () => {
    fc.assert(
      fc.property(anyList, anyList, anyList, (contains, mayContain, avoids) => {
        const dish = dishAllergensIn.parse({ contains, mayContain });
        const avoided = avoidedIn(dish, avoids);
        const found = [...(avoided?.contains ?? []), ...(avoided?.mayContain ?? [])];
        const both = [...dish.contains, ...dish.mayContain].filter(isIn(avoids));
        expect(found).toEqual(both);
        expect(avoided === null).toBe(both.length === 0);
      }),
    );
  });
});

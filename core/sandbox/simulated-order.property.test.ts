import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GuestMenuAnswer } from '../guest-menu/guest-menu.contract.ts';
import { listChoiceProblems } from '../orders/lines/choices.ts';
import { anyDish } from '../orders/testing/any-cart.ts';
import { seededRandom } from '../values/seeded-random.ts';
import { makeUpOrder } from './simulated-order.ts';

type Menu = NonNullable<GuestMenuAnswer['menu']>;
type Section = Menu['sections'][number];

const idOf = (index: number): string => String(index).padStart(24, '0');

const section = (dishes: unknown[], isServed: boolean | null = null): Section =>
  ({ dishes, serving: isServed === null ? null : { isServed } }) as unknown as Section;

const menuOf = (sections: Section[], tables = 0, mainLanguage: Menu['mainLanguage'] = 'he') =>
  ({
    restaurant: { tables },
    menu: { sections, mainLanguage },
  }) as unknown as Pick<GuestMenuAnswer, 'menu' | 'restaurant'>;

const plain = (index: number, available = true) => ({
  _id: idOf(index),
  available,
  sizes: [],
  changes: [],
});

const anyDishes = fc.array(anyDish('d'.repeat(24)), { minLength: 1, maxLength: 6 });

describe('a made-up order', () => {
  it('is one that the kitchen can cook, whatever the menu asks', () => {
    fc.assert(
      fc.property(anyDishes, fc.string(), fc.integer({ min: 0, max: 20 }), (generated, seed, tables) => {
        const dishes = generated.map((dish, index) => ({ ...dish, id: idOf(index), available: true }));
        const menu = menuOf([section(dishes.map((dish) => ({ ...dish, _id: dish.id })))], tables);
        const made = makeUpOrder(menu, seededRandom(seed));
        expect(made?.customerName).toBeTruthy();
        expect(made?.tableNumber ?? 0).toBeLessThanOrEqual(tables);
        expect(made?.dishes.length).toBeGreaterThan(0);
        for (const { dishId, size, customizations } of made?.dishes ?? []) {
          const dish = dishes.find(({ id }) => id === dishId);
          if (!dish) throw new Error('it is not on the menu');
          expect(listChoiceProblems(dish, { size: size?.name ?? null, customizations })).toEqual([]);
        }
      }),
    );
  });

  it('is the same for the same seed, and another for another', () => {
    const menu = menuOf([section(Array.from({ length: 30 }, (_, index) => plain(index)))], 12);
    const order = (seed: string) => makeUpOrder(menu, seededRandom(seed));
    expect(order('a')).toEqual(order('a'));
    expect(new Set(['a', 'b', 'c', 'd'].map((seed) => JSON.stringify(order(seed)))).size).toBe(4);
  });

  it('takes nothing that has run out or is not served now', () => {
    const menu = menuOf([section([plain(1), plain(2, false)], true), section([plain(3)], false)]);
    for (let seed = 0; seed < 50; seed += 1) {
      const made = makeUpOrder(menu, seededRandom(String(seed)));
      expect(made?.dishes.map(({ dishId }) => dishId)).toEqual([idOf(1)]);
    }
  });

  it('is none where nothing can be ordered', () => {
    expect(makeUpOrder(menuOf([section([plain(1, false)])]), seededRandom('a'))).toBeNull();
    expect(makeUpOrder(menuOf([]), seededRandom('a'))).toBeNull();
  });

  it('speaks the language of the kitchen', () => {
    const named = (language: Menu['mainLanguage']) =>
      makeUpOrder(menuOf([section([plain(1)])], 0, language), seededRandom('a'))?.customerName;
    expect(named('he')).toMatch(/[א-ת]/);
    expect(named('en')).toMatch(/^[A-Z]/);
    expect(named('ru')).toMatch(/[א-ת]/);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agorot } from '../../values/money.ts';
import type { OrderableDish } from './choices.ts';
import { lineTotal, piecePrice, priceOrder, type RequestedLine } from './order-pricing.ts';

const hummus: OrderableDish = {
  id: 'a'.repeat(24),
  name: 'Hummus',
  price: agorot(3200),
  available: true,
  sizes: [
    { name: 'regular', price: agorot(0), isBase: true },
    { name: 'large', price: agorot(850), isBase: false },
  ],
  changes: [
    {
      name: 'bread',
      type: 'single',
      required: true,
      maxSelections: null,
      options: [
        { name: 'pita', price: agorot(0) },
        { name: 'laffa', price: agorot(300) },
      ],
    },
    {
      name: 'extras',
      type: 'multiple',
      required: false,
      maxSelections: 2,
      options: [
        { name: 'egg', price: agorot(450) },
        { name: 'mushrooms', price: agorot(600) },
      ],
    },
  ],
};
const lemonade: OrderableDish = {
  id: 'b'.repeat(24),
  name: 'Lemonade',
  price: agorot(1490),
  available: true,
  sizes: [],
  changes: [],
};
const dishes = (...list: OrderableDish[]) => new Map(list.map((dish) => [dish.id, dish]));
const line = (parts: Partial<RequestedLine>): RequestedLine => ({
  dishId: lemonade.id,
  quantity: 1,
  size: null,
  customizations: [],
  note: '',
  ...parts,
});
const largeHummus = line({
  dishId: hummus.id,
  quantity: 2,
  size: 'large',
  customizations: [
    { groupName: 'extras', optionName: 'egg' },
    { groupName: 'bread', optionName: 'laffa' },
  ],
  note: 'no onion',
});

describe('pricing an order', () => {
  it('is (dish + size + options) × quantity for each line, and their sum', () => {
    const order = priceOrder([largeHummus, line({ quantity: 3 })], dishes(hummus, lemonade));
    expect(order).toEqual({
      kind: 'priced',
      total: 9600 + 4470,
      lines: [
        {
          dishId: hummus.id,
          name: 'Hummus',
          price: 3200,
          quantity: 2,
          size: { name: 'large', price: 850 },
          customizations: [
            { groupName: 'bread', optionName: 'laffa', price: 300 },
            { groupName: 'extras', optionName: 'egg', price: 450 },
          ],
          note: 'no onion',
          total: 9600,
        },
        {
          dishId: lemonade.id,
          name: 'Lemonade',
          price: 1490,
          quantity: 3,
          size: null,
          customizations: [],
          note: '',
          total: 4470,
        },
      ],
    });
  });

  it('tells the price of a piece while it is being chosen', () => {
    expect(piecePrice(hummus, { size: null, customizations: [] })).toBe(3200);
    expect(piecePrice(hummus, { size: 'large', customizations: [] })).toBe(4050);
    expect(piecePrice(hummus, largeHummus)).toBe(4800);
  });

  it('names every line that cannot be ordered, and why', () => {
    const order = priceOrder(
      [
        line({ dishId: 'c'.repeat(24) }),
        line({ quantity: 0 }),
        line({ dishId: hummus.id }),
        line({ quantity: 100 }),
        line({ quantity: 1.5 }),
      ],
      dishes(hummus, lemonade),
    );
    expect(order).toEqual({
      kind: 'refused',
      problems: [
        { line: 0, dishId: 'c'.repeat(24), why: 'dish_gone' },
        { line: 1, dishId: lemonade.id, why: 'quantity_invalid' },
        { line: 2, dishId: hummus.id, why: 'size_required' },
        { line: 2, dishId: hummus.id, why: 'group_required', groupName: 'bread' },
        { line: 3, dishId: lemonade.id, why: 'quantity_invalid' },
        { line: 4, dishId: lemonade.id, why: 'quantity_invalid' },
      ],
    });
  });

  it('says that a dish is sold out, and nothing about its choices', () => {
    const order = priceOrder([line({ dishId: hummus.id })], dishes({ ...hummus, available: false }));
    expect(order).toEqual({
      kind: 'refused',
      problems: [{ line: 0, dishId: hummus.id, why: 'dish_unavailable', name: 'Hummus' }],
    });
  });

  it('charges an option once when a menu lists two of the same name', () => {
    const twin: OrderableDish = {
      ...lemonade,
      changes: [
        {
          name: 'ice',
          type: 'multiple',
          required: false,
          maxSelections: null,
          options: [
            { name: 'ice', price: agorot(100) },
            { name: 'ice', price: agorot(700) },
          ],
        },
      ],
    };
    const order = priceOrder(
      [line({ customizations: [{ groupName: 'ice', optionName: 'ice' }] })],
      dishes(twin),
    );
    expect(order).toMatchObject({ kind: 'priced', total: 1590 });
  });

  it('copies: changing the dish afterwards changes no priced line', () => {
    const dish = { ...lemonade };
    const order = priceOrder([line({})], dishes(dish));
    dish.price = agorot(9900);
    expect(order).toMatchObject({ kind: 'priced', total: 1490 });
  });

  const amount = fc.integer({ min: 0, max: 10_000_000 }).map(agorot);
  it('never leaves whole agorot and does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(amount, fc.integer({ min: 1, max: 99 })), { minLength: 1, maxLength: 20 }),
        (drinks) => {
          const menu = drinks.map(([price], index) => ({ ...lemonade, id: String(index), price }));
          const lines = drinks.map(([, quantity], index) => line({ dishId: String(index), quantity }));
          const there = priceOrder(lines, dishes(...menu));
          const back = priceOrder(lines.toReversed(), dishes(...menu));
          const expected = drinks.reduce((sum, [price, quantity]) => sum + price * quantity, 0);
          expect(there).toMatchObject({ kind: 'priced', total: expected });
          expect(back).toMatchObject({ kind: 'priced', total: expected });
          expect(Number.isSafeInteger(expected)).toBe(true);
        },
      ),
    );
  });

  it('multiplies the options too', () => {
    fc.assert(
      fc.property(amount, fc.array(amount), fc.integer({ min: 1, max: 99 }), (price, extras, quantity) => {
        const options = extras.map((extra) => ({ price: extra }));
        const single = lineTotal(price, options, 1);
        expect(lineTotal(price, options, quantity)).toBe(single * quantity);
      }),
    );
  });
});

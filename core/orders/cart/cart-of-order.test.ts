import { describe, expect, it } from 'vitest';
import { agorot } from '../../values/money.ts';
import type { OrderableDish } from '../lines/choices.ts';
import type { GuestOrder } from '../order-shape.ts';
import { cartOfOrder, dishesBeyond, heldBy, withHeld } from './cart-of-order.ts';

const pizza: OrderableDish = {
  id: 'a'.repeat(24),
  name: 'Pizza',
  price: agorot(5200),
  available: true,
  sizes: [
    { name: 'S', price: agorot(0), isBase: true },
    { name: 'L', price: agorot(1800), isBase: false },
  ],
  changes: [
    {
      name: 'toppings',
      type: 'multiple',
      required: false,
      maxSelections: null,
      options: [{ name: 'olives', price: agorot(400) }],
    },
  ],
};
const soda: OrderableDish = {
  ...pizza,
  id: 'b'.repeat(24),
  name: 'Soda',
  price: agorot(1000),
  sizes: [],
  changes: [],
};
const menu = (...dishes: OrderableDish[]) => new Map(dishes.map((dish) => [dish.id, dish]));

type Line = GuestOrder['dishes'][number];
const pizzaLine: Line = {
  dishId: { _id: pizza.id, name: 'פיצה', price: 52 },
  quantity: 2,
  size: { name: 'L', price: 18 },
  customizations: [{ groupName: 'toppings', optionName: 'olives', price: 4 }],
  note: 'no nuts',
  isAllergyNote: true,
  shown: { name: 'Pizza', size: 'L', customizations: [{ groupName: 'toppings', optionName: 'olives' }] },
};
const sodaLine: Line = {
  dishId: { _id: soda.id, name: 'Soda', price: 10 },
  quantity: 3,
  size: null,
  customizations: [],
  note: '',
};

describe('an order as a cart', () => {
  it('is the same dishes, made the same way, with their notes and alarms', () => {
    const { cart, changes } = cartOfOrder([pizzaLine, sodaLine], menu(pizza, soda));
    expect(changes).toEqual([]);
    expect(cart).toMatchObject([
      {
        name: 'Pizza',
        quantity: 2,
        price: 7000,
        note: 'no nuts',
        isAllergyNote: true,
        selectedSize: { name: 'L' },
      },
      { name: 'Soda', quantity: 3 },
    ]);
  });

  it('says what could not be carried over, in the words of its guest, and what costs something else', () => {
    const gone: Line = { ...sodaLine, dishId: { _id: null, name: 'Cake', price: 5 } };
    const small = { ...pizza, sizes: [] };
    expect(
      cartOfOrder([gone, pizzaLine, sodaLine], menu(small, { ...soda, price: agorot(1200) })),
    ).toMatchObject({
      cart: [{ name: 'Soda', quantity: 3, price: 1200 }],
      changes: [
        { kind: 'gone', name: 'Cake' },
        { kind: 'choose-again', name: 'Pizza' },
        { kind: 'price', name: 'Soda', from: 1000, to: 1200 },
      ],
    });
    const few = cartOfOrder([sodaLine], menu({ ...soda, left: 1 }));
    expect(few.cart).toMatchObject([{ quantity: 1 }]);
    expect(few.changes).toEqual([{ kind: 'fewer', name: 'Soda', left: 1 }]);
  });
});

describe('what an order holds', () => {
  const held = heldBy([sodaLine, pizzaLine, { ...sodaLine, quantity: 1, note: 'no ice' }]);

  it('stays its guest’s though it is sold out, few or not served, and no more than that', () => {
    const olives = JSON.stringify([pizza.id, 'toppings', 'olives']);
    expect(held).toEqual({ [soda.id]: 4, [pizza.id]: 2, [olives]: 1 });
    const off = menu({ ...soda, available: false }, { ...pizza, left: 1 });
    const offered = withHeld(off, held);
    expect(offered.get(soda.id)).toMatchObject({ available: true, left: 4 });
    expect(offered.get(pizza.id)?.left).toBe(3);
    expect(cartOfOrder([sodaLine, pizzaLine], offered).changes).toEqual([]);
    const later = withHeld(menu({ ...soda, servedAgainAt: null }), held).get(soda.id);
    expect(later).toMatchObject({ available: true, left: 4 });
    expect(later).not.toHaveProperty('servedAgainAt');
    expect(withHeld(menu({ ...soda, available: false }), {}).get(soda.id)?.available).toBe(false);
  });

  it('are its options, too, as often as they were chosen for one dish', () => {
    const [toppings] = pizza.changes;
    if (!toppings) throw new Error('the pizza has toppings');
    const options = ['olives', 'basil'].map((name) => ({ name, price: agorot(400), maxTimes: 0 }));
    const soldOut = { ...pizza, changes: [{ ...toppings, options }] };
    const [olives] = pizzaLine.customizations;
    const twice: Line = { ...pizzaLine, customizations: olives ? [olives, olives] : [] };
    const offered = withHeld(menu(soldOut), heldBy([pizzaLine, twice]));
    expect(offered.get(pizza.id)?.changes[0]?.options.map(({ maxTimes }) => maxTimes)).toEqual([2, 0]);
    expect(cartOfOrder([pizzaLine, twice], menu(soldOut)).cart).toEqual([]);
    expect(cartOfOrder([pizzaLine, twice], offered)).toMatchObject({
      cart: [{ quantity: 2 }, { quantity: 2 }],
      changes: [],
    });
  });

  it('tells of which dishes a cart has more', () => {
    const { cart } = cartOfOrder([pizzaLine, { ...sodaLine, quantity: 5 }], menu(pizza, soda));
    expect([...dishesBeyond(cart, held)]).toEqual([soda.id]);
  });
});

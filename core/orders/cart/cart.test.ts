import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agorot } from '../../values/money.ts';
import { noChoices, type OrderableDish } from '../lines/choices.ts';
import { priceOrder } from '../lines/order-pricing.ts';
import {
  addToCart,
  type Cart,
  type CartLine,
  cartCount,
  cartLineFor,
  cartLineTotal,
  cartTotal,
  emptyCart,
  parseCart,
  requestedLine,
  serialiseCart,
  setQuantity,
} from './cart.ts';
import { reconcileCart } from './cart-reconcile.ts';

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
      options: [
        { name: 'olives', price: agorot(400) },
        { name: 'onion', price: agorot(250) },
      ],
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
const topping = (optionName: string) => ({ groupName: 'toppings', optionName });
const lineOf = (line: CartLine | null): CartLine => {
  if (!line) throw new Error('the line should be possible');
  return line;
};
const sodaLine = (quantity = 1, note = '') => lineOf(cartLineFor(soda, noChoices, quantity, note));
const pizzaLine = (...toppings: string[]) =>
  lineOf(cartLineFor(pizza, { size: 'L', customizations: toppings.map(topping) }));

describe('a cart line', () => {
  it('carries what the order needs', () => {
    expect(pizzaLine('olives')).toEqual({
      id: JSON.stringify([pizza.id, 'L', [['toppings', 'olives']], '']),
      realDishId: pizza.id,
      name: 'Pizza',
      price: 7000,
      quantity: 1,
      customizations: [{ groupName: 'toppings', optionName: 'olives', price: 400 }],
      selectedSize: { name: 'L', price: 1800 },
      note: '',
    });
    expect(cartLineTotal(pizzaLine('olives', 'onion'))).toBe(7650);
  });

  it('is not made for a dish that cannot be ordered so', () => {
    expect(cartLineFor(pizza, noChoices)).toBeNull();
    expect(cartLineFor({ ...soda, available: false }, noChoices)).toBeNull();
  });

  it('has one id whatever the order of the taps, and another id for another note', () => {
    expect(pizzaLine('onion', 'olives').id).toBe(pizzaLine('olives', 'onion').id);
    expect(sodaLine(1, 'no ice').id).not.toBe(sodaLine().id);
    expect(sodaLine(1, '  no ice ').id).toBe(sodaLine(1, 'no ice').id);
  });
});

describe('a cart', () => {
  it('merges what is the same and keeps apart what is not', () => {
    const cart = [sodaLine(), pizzaLine('olives'), sodaLine(2), pizzaLine()].reduce(addToCart, emptyCart);
    expect(cart.map((line) => [line.name, line.quantity])).toEqual([
      ['Soda', 3],
      ['Pizza', 1],
      ['Pizza', 1],
    ]);
    expect(cartCount(cart)).toBe(5);
    expect(cartTotal(cart)).toBe(3000 + 7400 + 7000);
  });

  it('removes a line at quantity zero and stops at ninety-nine', () => {
    const cart = addToCart(emptyCart, sodaLine());
    expect(setQuantity(cart, sodaLine().id, 0)).toEqual([]);
    expect(cartCount(setQuantity(cart, sodaLine().id, 500))).toBe(99);
    expect(cartCount(addToCart(addToCart(cart, sodaLine(98)), sodaLine(7)))).toBe(99);
    expect(setQuantity(cart, 'another', 4)).toEqual(cart);
  });

  it('survives a round trip through storage', () => {
    const cart = [sodaLine(2), pizzaLine('onion')];
    expect(parseCart(serialiseCart(cart))).toEqual(cart);
  });

  it.each([null, '', '{', 'null', '7', '"x"', '{}', '[null]', '[{}]', '[{"id":"x","quantity":-1}]'])(
    'is empty when the storage holds %j',
    (text) => expect(parseCart(text)).toEqual([]),
  );

  it('keeps the sound lines of a damaged cart, each once', () => {
    const damaged = [
      sodaLine(),
      { ...sodaLine(), quantity: 0.5 },
      { ...pizzaLine(), price: '7' },
      sodaLine(5),
    ];
    expect(parseCart(JSON.stringify(damaged))).toEqual([sodaLine()]);
  });

  it('is never broken by what the storage holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const line of parseCart(text)) expect(cartLineTotal(line)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('costs what the server will charge', () => {
    const anyLine = fc.oneof(
      fc.integer({ min: 1, max: 99 }).map((quantity) => sodaLine(quantity)),
      fc.subarray(['olives', 'onion']).map((toppings) => pizzaLine(...toppings)),
    );
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1 }), (lines) => {
        const cart = lines.reduce(addToCart, emptyCart);
        const order = priceOrder(cart.map(requestedLine), menu(pizza, soda));
        expect(order).toMatchObject({ kind: 'priced', total: cartTotal(cart) });
      }),
    );
  });
});

describe('a cart meets a newer menu', () => {
  const cart: Cart = [sodaLine(2), pizzaLine('olives')];

  it('stays the same object when nothing changed', () => {
    expect(reconcileCart(cart, menu(pizza, soda))).toEqual({ cart, changes: [] });
    expect(reconcileCart(cart, menu(pizza, soda)).cart).toBe(cart);
  });

  it('tells what is gone and what is sold out', () => {
    expect(reconcileCart(cart, menu({ ...pizza, available: false }))).toEqual({
      cart: [],
      changes: [
        { kind: 'gone', name: 'Soda' },
        { kind: 'sold-out', name: 'Pizza' },
      ],
    });
  });

  it('takes new prices and says what a piece cost and costs', () => {
    const dearer = { ...soda, price: agorot(1200) };
    expect(reconcileCart(cart, menu(pizza, dearer))).toEqual({
      cart: [{ ...sodaLine(2), price: 1200 }, pizzaLine('olives')],
      changes: [{ kind: 'price', name: 'Soda', from: 1000, to: 1200 }],
    });
  });

  it('keeps no more than is left of a dish, in all its lines together, and says so once for each', () => {
    const lines: Cart = [sodaLine(2), { ...sodaLine(3), id: 'other', note: 'no ice' }, pizzaLine('olives')];
    const { cart: reconciled, changes } = reconcileCart(lines, menu(pizza, { ...soda, left: 3 }));
    expect(reconciled.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Soda', 2],
      ['Soda', 1],
      ['Pizza', 1],
    ]);
    expect(changes).toEqual([{ kind: 'fewer', name: 'Soda', left: 3 }]);
    expect(reconcileCart(reconciled, menu(pizza, { ...soda, left: 3 }))).toEqual({
      cart: reconciled,
      changes: [],
    });
  });

  it('asks to choose again when a chosen option has sold out', () => {
    const changes = pizza.changes.map((group) => ({
      ...group,
      options: group.options.map((option) =>
        option.name === 'olives' ? { ...option, maxTimes: 0 } : option,
      ),
    }));
    expect(reconcileCart(cart, menu({ ...pizza, changes }, soda)).changes).toEqual([
      { kind: 'choose-again', name: 'Pizza' },
    ]);
  });

  it('loses what no order can hold of a line', () => {
    const [line] = reconcileCart([{ ...sodaLine(), quantity: 1e9 }], menu(soda)).cart;
    expect(line?.quantity).toBe(99);
  });

  it('asks to choose again when a chosen option no longer exists', () => {
    expect(reconcileCart(cart, menu({ ...pizza, changes: [] }, soda))).toEqual({
      cart: [sodaLine(2)],
      changes: [{ kind: 'choose-again', name: 'Pizza' }],
    });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../values/testing/runs.ts';
import type { OrderableDish } from '../lines/choices.ts';
import { priceOrder } from '../lines/order-pricing.ts';
import { anyMenuAndCart } from '../testing/any-cart.ts';
import { type Cart, cartCount, cartTotal, parseCart, requestedLine, serialiseCart } from './cart.ts';
import { reconcileCart } from './cart-reconcile.ts';

/** The bill as a waiter would add it up: whole numbers of any size, from the menu alone. */
const billOf = (cart: Cart, dishes: ReadonlyMap<string, OrderableDish>): bigint =>
  cart.reduce((sum, line) => {
    const dish = dishes.get(line.realDishId);
    const size = dish?.sizes.find(({ name }) => name === line.selectedSize?.name)?.price ?? 0;
    const options = line.customizations.map(
      ({ groupName, optionName }) =>
        dish?.changes.find(({ name }) => name === groupName)?.options.find(({ name }) => name === optionName)
          ?.price ?? 0,
    );
    const piece = [dish?.price ?? 0, size, ...options].reduce((total, price) => total + BigInt(price), 0n);
    return sum + piece * BigInt(line.quantity);
  }, 0n);

describe('thousands of carts', () => {
  it('cost the same to the guest, to the server and to the agora, and survive a reload', () => {
    fc.assert(
      fc.property(anyMenuAndCart, ({ dishes, cart }) => {
        const menu = new Map(dishes.map((dish) => [dish.id, dish]));
        const bill = billOf(cart, menu);
        expect(BigInt(cartTotal(cart))).toBe(bill);
        const order = priceOrder(cart.map(requestedLine), menu);
        expect(order.kind === 'priced' && BigInt(order.total)).toBe(bill);
        expect(new Set(cart.map(({ id }) => id)).size).toBe(cart.length);
        expect(cart.every(({ quantity }) => quantity >= 1 && quantity <= 99)).toBe(true);
        expect(cartCount(cart)).toBe(cart.reduce((count, { quantity }) => count + quantity, 0));
        expect(parseCart(serialiseCart(cart))).toEqual(cart);
        expect(reconcileCart(cart, menu)).toEqual({ cart, changes: [] });
      }),
      { numRuns: runs(10_000) },
    );
  });
});

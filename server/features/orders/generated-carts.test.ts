import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartTotal, requestedLine } from '#core/orders/cart/cart.ts';
import type { OrderableDish } from '#core/orders/lines/choices.ts';
import { anyCartOf, anyDish } from '#core/orders/testing/any-cart.ts';
import { toShekels } from '#core/values/money.ts';
import { buildDish } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const dishes = 10;
const carts = 200;

const toWire = ({ name, price, sizes, changes }: OrderableDish) => ({
  name,
  price: toShekels(price),
  sizes: sizes.map((size) => ({ ...size, price: toShekels(size.price) })),
  changes: changes.map((group) => ({
    ...group,
    options: group.options.map((option) => ({ ...option, price: toShekels(option.price) })),
  })),
});

describe('the total that a phone works out', () => {
  const test = setUpTestApp();

  it('is the total that the server charges, to the agora', async () => {
    const { owner, menu, section, dish } = await buildOpenRestaurant(test);
    const generated = fc.sample(anyDish('d'.repeat(24)), dishes);
    const stored = await Promise.all(
      generated.map(async (made) => {
        const { _id } = await buildDish(owner, {
          menuId: menu._id,
          sectionName: section.sectionName,
          ...toWire(made),
        });
        return { ...made, id: _id };
      }),
    );
    const guest = test.visitor();
    const some = fc.sample(
      anyCartOf(stored).filter((cart) => cart.length > 0),
      carts,
    );
    for (const cart of some) {
      const total = toShekels(cartTotal(cart));
      const lines = cart.map((line) => ({
        ...requestedLine(line),
        size: line.selectedSize && { name: line.selectedSize.name },
      }));
      const { status, body } = await guest.post(
        '/orders',
        orderBodyFor(owner, dish, { dishes: lines, totalPrice: total }),
      );
      expect({ status, total: body.totalPrice, code: body.code }).toEqual({
        status: 201,
        total,
        code: undefined,
      });
    }
  });
});

import type { Dish } from '#core/menus/dishes/dish-shape.ts';
import { newId } from '#server/system/ids.ts';
import { firstDishOf } from './build-menu.ts';
import { buildRestaurant, type TestOwner } from './build-owner.ts';
import type { TestApp } from './test-app.ts';
import { type DescribedDish, type DescribedRestaurant, oneDish } from './workshop/described-restaurant.ts';

/** An owner whose restaurant is open: menu, dish and a running shift. */
export const buildOpenRestaurant = async (
  testApp: TestApp,
  dish: DescribedDish = {},
  described: DescribedRestaurant = {},
) => {
  const { owner, menu, shift } = await buildRestaurant(testApp, {
    sections: oneDish(dish),
    isOpen: true,
    ...described,
  });
  if (!menu || !shift) throw new Error('The restaurant was described without a menu or a shift.');
  return { owner, shift, ...(await firstDishOf(owner, menu, dish)) };
};

/** What a guest's phone sends for one dish. */
export const orderBodyFor = (owner: TestOwner, dish: Dish, overrides: Record<string, unknown> = {}) => ({
  owner: owner.id,
  customerName: 'דנה כהן',
  phone: '0501234567',
  tableNumber: null,
  dishes: [{ dishId: dish._id, quantity: 1, note: '', size: null, customizations: [] }],
  totalPrice: dish.price,
  clientOrderToken: `token-${newId()}`,
  ...overrides,
});

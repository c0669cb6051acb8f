import type { Dish } from '#core/menus/dishes/dish-shape.ts';
import { newId } from '#server/system/ids.ts';
import { buildMenu } from './build-menu.ts';
import { buildOwner, type TestOwner } from './build-owner.ts';
import type { TestApp } from './test-app.ts';

/** An owner whose restaurant is open: menu, dish and a running shift. */
export const buildOpenRestaurant = async (testApp: TestApp, dish: Record<string, unknown> = {}) => {
  const owner = await buildOwner(testApp);
  const menu = await buildMenu(owner, dish);
  await owner.confirmPassword();
  const { status, body: shift } = await owner.post('/services/start', {});
  if (status !== 201) throw new Error(`starting a shift answered ${status}: ${JSON.stringify(shift)}`);
  return { owner, shift, ...menu };
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

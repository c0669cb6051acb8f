import type { Account } from '#core/accounts/accounts.contract.ts';
import type { Dish } from '#core/menus/dishes/dish-shape.ts';
import type { Menu, Section } from '#core/menus/menus.contract.ts';
import type { Shift } from '#core/shifts/shift-shape.ts';
import {
  type DescribedRestaurant,
  type DescribedSection,
  newAccount,
  testPassword,
} from './described-restaurant.ts';

/** One call of an owner, however it travels; what is below 400 is answered with its body, the rest throws. */
export type Send = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ status: number; body: unknown }>;

export type MadeMenu = { menu: Menu; sections: Section[]; dishes: Dish[] };

/** Every answer a success, or else an error that says which was not. */
export const insist =
  (send: Send) =>
  // biome-ignore lint/suspicious/noExplicitAny: whoever calls knows what the endpoint answers
  async (method: string, path: string, sent?: unknown): Promise<any> => {
    const { status, body } = await send(method, path, sent);
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };

export const makeMenu = async (send: Send, described: readonly DescribedSection[]): Promise<MadeMenu> => {
  const call = insist(send);
  const menu: Menu = await call('POST', '/users/menus');
  const { sections } = await call('PUT', `/menus/${menu._id}/sections`, {
    add: described.map(({ name }) => ({ sectionName: name })),
  });
  const dishes: Dish[] = [];
  for (const { name, dishes: sent } of described)
    for (const dish of sent)
      dishes.push(await call('POST', '/dishes', { ...dish, menuId: menu._id, sectionName: name }));
  return { menu, sections, dishes };
};

export const openShift = async (send: Send): Promise<Shift> => {
  const call = insist(send);
  await call('POST', '/users/verify-password', { password: testPassword });
  return call('POST', '/services/start', {});
};

/** By the calls that an owner's screens make. `send` keeps the cookie that the first of them is given. */
export const makeRestaurant = async (send: Send, described: DescribedRestaurant = {}) => {
  const call = insist(send);
  const account: Account = await call('POST', '/users', newAccount(described));
  if (described.settings)
    await call('PUT', '/restaurants/settings', { ownerId: account._id, ...described.settings });
  const menu = described.sections ? await makeMenu(send, described.sections) : null;
  const shift = described.isOpen ? await openShift(send) : null;
  return { account, menu, shift };
};

import type { APIRequestContext } from '@playwright/test';
import { ownerPassword } from './owner.ts';

/** An owner with a menu, made through their calls: journeys about the studio begin where it stands. */
export const buildMenu = async (owner: APIRequestContext, dishes: readonly string[] = []) => {
  const send = async (method: 'post' | 'put' | 'delete' | 'get', path: string, data?: unknown) => {
    const answer = await owner[method](`/api${path}`, { data });
    if (!answer.ok())
      throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  };
  const account = await send('post', '/users', {
    firstName: 'נועה',
    lastName: 'לוי',
    restaurantName: 'מסעדת הדקל',
    email: `noa-${crypto.randomUUID()}@menta.test`,
    password: ownerPassword,
    plan: 'pro',
  });
  const menu = await send('post', '/users/menus');
  const { id: sectionId } = await send('put', `/menus/${menu._id}/sections`, {
    add: [{ sectionName: 'ראשונות' }],
  });
  const dishIds: string[] = [];
  for (const name of dishes) {
    const dish = await send('post', '/dishes', { name, price: 32, menuId: menu._id, sectionName: sectionId });
    dishIds.push(dish._id);
  }
  return {
    ownerId: account._id as string,
    menuId: menu._id as string,
    sectionId: sectionId as string,
    dishIds,
    send,
  };
};

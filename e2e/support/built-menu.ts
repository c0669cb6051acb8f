import type { APIRequestContext } from '@playwright/test';
import { signUpByCalls } from './owner-calls.ts';

/** An owner with a menu, made through their calls: journeys about the studio begin where it stands. */
export const buildMenu = async (owner: APIRequestContext, dishes: readonly string[] = []) => {
  const { ownerId, send } = await signUpByCalls(owner);
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
    ownerId,
    menuId: menu._id as string,
    sectionId: sectionId as string,
    dishIds,
    send,
  };
};

import type { Dish } from '#core/menus/dish-shape.ts';
import type { Menu } from '#core/menus/menus.contract.ts';
import { type Agorot, toAgorot } from '#core/values/money.ts';
import { type HttpOwner, openRestaurantOver, signUpOver } from '#server/testing/http-owner.ts';

type OrderedDish = { id: string; name: string; price: Agorot };
export type Restaurant = {
  url: string;
  owner: HttpOwner;
  dishes: OrderedDish[];
  /** On the menu and changed all evening; guests do not order it. */
  edited: Dish;
  menuId: string;
};

/** An open restaurant with dishes to order and one to edit. */
export const openRestaurant = async (url: string): Promise<Restaurant> => {
  const owner = await signUpOver(url);
  await openRestaurantOver(owner);
  const { body: menus } = await owner.send('GET', '/users/menus');
  const menuId: string = (menus as Menu[])[0]?._id ?? '';
  const addDish = async (name: string, price: number): Promise<Dish> => {
    const dish = { menuId, sectionName: 'ראשונות', name, price };
    return (await owner.send('POST', '/dishes', dish)).body;
  };
  const ordered = [await addDish('סביח', 38.5), await addDish('קובה', 54), await addDish('לימונדה', 14.9)];
  const dishes = ordered.map(({ _id, name, price }) => ({ id: _id, name, price: toAgorot(price) }));
  return { url, owner, dishes, edited: await addDish('עוגה', 29), menuId };
};

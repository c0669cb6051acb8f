import type { Dish } from '#core/menus/dishes/dish-shape.ts';
import type { Menu } from '#core/menus/menus.contract.ts';
import { type Agorot, toAgorot } from '#core/values/money.ts';
import { type HttpOwner, openRestaurantOver, signUpOver } from '#server/testing/http-owner.ts';
import { pause } from './pace.ts';

type OrderedDish = { id: string; name: string; price: Agorot };
export type Restaurant = {
  url: string;
  owner: HttpOwner;
  dishes: OrderedDish[];
  /** On the menu and changed all evening; guests do not order it. */
  edited: Dish;
  menuId: string;
};

const attempts = 10;

/** An open restaurant with dishes to order and one to edit. A busy machine may refuse some requests, which are retried. */
export const openRestaurant = async (url: string): Promise<Restaurant> => {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const restaurant = await tryToOpen(url).catch(() => null);
    const opened = await restaurant?.owner.send('GET', `/services/user/${restaurant.owner.id}/has-active`);
    const isWhole =
      restaurant && [...restaurant.dishes.map(({ id }) => id), restaurant.edited._id].every(Boolean);
    if (isWhole && opened?.body.hasActiveService) return restaurant;
    await pause(1_000);
  }
  throw new Error('No restaurant could be opened.');
};

const tryToOpen = async (url: string): Promise<Restaurant> => {
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

import type { Dish } from '#core/menus/dishes/dish-shape.ts';
import { type Agorot, toAgorot } from '#core/values/money.ts';
import { type HttpOwner, signUpOver } from '#server/testing/http-owner.ts';
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

const described = {
  sections: [
    {
      name: 'ראשונות',
      dishes: [
        { name: 'עוגה', price: 29 },
        { name: 'סביח', price: 38.5 },
        { name: 'קובה', price: 54 },
        { name: 'לימונדה', price: 14.9 },
      ],
    },
  ],
  isOpen: true,
};

/** An open restaurant with dishes to order and one to edit. A busy machine may refuse some requests, which are retried. */
export const openRestaurant = async (url: string): Promise<Restaurant> => {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const owner = await signUpOver(url, described).catch(() => null);
    const [edited, ...ordered] = owner?.menu?.dishes ?? [];
    if (owner?.menu && edited) {
      const dishes = ordered.map(({ _id, name, price }) => ({ id: _id, name, price: toAgorot(price) }));
      return { url, owner, dishes, edited, menuId: owner.menu.menu._id };
    }
    await pause(1_000);
  }
  throw new Error('No restaurant could be opened.');
};

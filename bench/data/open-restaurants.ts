import { orderBodyOver, signUpOver } from '#server/testing/http-owner.ts';
import { oneDish } from '#server/testing/workshop/described-restaurant.ts';

/** A restaurant that takes orders: who, what and in which shift. */
export const openRestaurant = async (url: string) => {
  const { id, send, cookie, menu, shift } = await signUpOver(url, { sections: oneDish(), isOpen: true });
  const dish = menu?.dishes[0];
  if (!dish || !shift) throw new Error('The restaurant is not open.');
  return {
    send,
    cookie,
    orderBody: orderBodyOver({ id }, dish),
    owner: id,
    dish: dish._id,
    shift: shift._id,
  };
};

export type OpenRestaurant = Awaited<ReturnType<typeof openRestaurant>>;

export const openRestaurants = async (url: string, count: number): Promise<OpenRestaurant[]> => {
  const restaurants: OpenRestaurant[] = [];
  for (let index = 0; index < count; index += 1) restaurants.push(await openRestaurant(url));
  return restaurants;
};

import { openRestaurantOver, signUpOver } from '#server/testing/http-owner.ts';

/** A restaurant that takes orders: who, what and in which shift. */
export const openRestaurant = async (url: string) => {
  const owner = await signUpOver(url);
  const orderBody = await openRestaurantOver(owner);
  const { body: state } = await owner.send('GET', `/services/user/${owner.id}/has-active`);
  return {
    send: owner.send,
    cookie: owner.cookie,
    orderBody,
    owner: owner.id,
    dish: orderBody().dishes[0]?.dishId ?? '',
    shift: state.service._id as string,
  };
};

export type OpenRestaurant = Awaited<ReturnType<typeof openRestaurant>>;

export const openRestaurants = async (url: string, count: number): Promise<OpenRestaurant[]> => {
  const restaurants: OpenRestaurant[] = [];
  for (let index = 0; index < count; index += 1) restaurants.push(await openRestaurant(url));
  return restaurants;
};

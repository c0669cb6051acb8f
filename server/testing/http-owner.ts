import type { Dish } from '#core/menus/dishes/dish-shape.ts';
import { newId } from '#server/system/ids.ts';
import { type DescribedRestaurant, oneDish, testPassword } from './workshop/described-restaurant.ts';
import { makeMenu, makeRestaurant, openShift } from './workshop/make-restaurant.ts';

/** A client that keeps the session it is given, over a real connection: for servers in their own processes. */
const createHttpClient = (url: string) => {
  let cookie = '';
  const send = async (method: string, path: string, body?: unknown, base = url) => {
    const answer = await fetch(`${base}/api${path}`, {
      method,
      headers: {
        cookie,
        'accept-language': 'en',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const session = answer.headers.getSetCookie().find((value) => /^(__Host-)?session=/.test(value));
    if (session) cookie = session.split(';')[0] ?? '';
    // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds and asserts on it
    return { status: answer.status, body: (await answer.json()) as any };
  };
  return { send, cookie: () => cookie };
};

/** A signed-in owner, with a restaurant where one is described. */
export const signUpOver = async (url: string, described: DescribedRestaurant = {}) => {
  const client = createHttpClient(url);
  const { account, menu, shift } = await makeRestaurant(client.send, described);
  const { email } = account;
  const logIn = () => client.send('POST', '/users/login', { email, password: testPassword });
  return { ...client, id: account._id, email, logIn, menu, shift };
};

export type HttpOwner = Awaited<ReturnType<typeof signUpOver>>;

/** What a guest's phone sends for one dish. */
export const orderBodyOver =
  ({ id }: Pick<HttpOwner, 'id'>, dish: Pick<Dish, '_id' | 'price'>) =>
  (clientOrderToken = `token-${newId()}`) => ({
    owner: id,
    customerName: 'דנה כהן',
    phone: '0501234567',
    dishes: [{ dishId: dish._id, quantity: 1 }],
    totalPrice: dish.price,
    clientOrderToken,
  });

/** Opens the restaurant for orders: a menu, a dish and a shift. Answers what a guest's phone would send. */
export const openRestaurantOver = async (owner: Pick<HttpOwner, 'id' | 'send'>) => {
  const {
    dishes: [dish],
  } = await makeMenu(owner.send, oneDish());
  if (!dish) throw new Error('The menu has no dish.');
  await openShift(owner.send);
  return orderBodyOver(owner, dish);
};

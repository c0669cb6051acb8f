import { newId } from '#server/system/ids.ts';
import { testPassword } from './build-owner.ts';

/** A signed-in owner over a real connection, for tests with servers in their own processes. */
export const signUpOver = async (url: string) => {
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
  const email = `owner-${newId()}@menta.test`;
  const { body: account } = await send('POST', '/users', {
    firstName: 'Noa',
    lastName: 'Levi',
    restaurantName: 'הדקל',
    email,
    password: testPassword,
    plan: 'pro',
  });
  const logIn = () => send('POST', '/users/login', { email, password: testPassword });
  return { id: account._id as string, email, send, logIn, cookie: () => cookie };
};

export type HttpOwner = Awaited<ReturnType<typeof signUpOver>>;

/** Opens the restaurant for orders: a menu, a dish and a shift. Answers what a guest's phone would send. */
export const openRestaurantOver = async (owner: HttpOwner) => {
  const { body: menu } = await owner.send('POST', '/users/menus');
  await owner.send('PUT', `/menus/${menu._id}/sections`, { add: [{ sectionName: 'ראשונות' }] });
  const { body: dish } = await owner.send('POST', '/dishes', {
    name: 'חומוס',
    price: 32,
    menuId: menu._id,
    sectionName: 'ראשונות',
  });
  await owner.send('POST', '/users/verify-password', { password: testPassword });
  await owner.send('POST', '/services/start', {});
  return (clientOrderToken = `token-${newId()}`) => ({
    owner: owner.id,
    customerName: 'דנה כהן',
    phone: '0501234567',
    dishes: [{ dishId: dish._id, quantity: 1 }],
    totalPrice: 32,
    clientOrderToken,
  });
};

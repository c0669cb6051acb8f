import { addEightyDishes } from './eighty-dishes.ts';
import { openRestaurant } from './open-restaurants.ts';

const servedOrders = 40;
const waitingOrders = 24;

/** A restaurant of eighty dishes, with one evening behind it and another in full swing. */
export const openBusyRestaurant = async (url: string) => {
  const restaurant = await openRestaurant(url);
  const { send, owner, orderBody } = restaurant;
  const done = async (answer: Promise<{ status: number; body: { _id: string } }>) => {
    const { status, body } = await answer;
    if (status >= 400) throw new Error(`preparing was answered with ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  await addEightyDishes(restaurant);
  for (let order = 0; order < servedOrders; order += 1) {
    const { _id } = await done(send('POST', '/orders', orderBody()));
    await done(send('PATCH', `/orders/${_id}`, { status: 'inProcess', rejected: false }));
    await done(send('PATCH', `/orders/${_id}`, { status: 'waitingPayment' }));
    await done(send('PATCH', `/orders/${_id}`, { status: 'done', isPaid: true }));
  }
  await done(send('POST', '/services/end', {}));
  await done(send('POST', '/services/start', {}));
  for (let order = 0; order < waitingOrders; order += 1) await done(send('POST', '/orders', orderBody()));
  const { body } = await send('GET', `/public-menu/${owner}`);
  return { owner, cookie: restaurant.cookie(), menuId: body.menu._id as string };
};

export type BusyRestaurant = Awaited<ReturnType<typeof openBusyRestaurant>>;

import { once } from 'node:events';
import { connect } from 'node:net';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import { toAgorot, toShekels } from '#core/values/money.ts';
import { newId } from '#server/system/ids.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import type { Evening } from './evening.ts';
import { guestPeople } from './evening.ts';
import { pause } from './pace.ts';
import type { Random } from './random.ts';

/** The whole request or a part of it, and then the phone is gone. */
const sendAndVanish = async (url: string, body: string, bytes: number, afterMs: number): Promise<void> => {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  const head = `POST /api/orders HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
  socket.write(Buffer.from(head + body).subarray(0, bytes));
  await pause(afterMs);
  socket.resetAndDestroy();
  await closed;
};

/** An order that is sent, abandoned half-way, and retried when the phone is back, or never. */
export const orderAndVanish = async ({ restaurant, call, log }: Evening, random: Random): Promise<void> => {
  const { url, owner, dishes } = restaurant;
  const [dish] = dishes;
  const [person] = guestPeople;
  if (!dish || !person) return;
  const body = {
    owner: owner.id,
    customerName: person.name,
    phone: person.phone,
    dishes: [{ dishId: dish.id, quantity: 1 }],
    totalPrice: toShekels(dish.price),
    clientOrderToken: `token-${newId()}`,
  };
  const token = body.clientOrderToken;
  log.write({ kind: 'sent', token, total: dish.price });
  const text = JSON.stringify(body);
  const bytes = random.between(0, 3) > 0 ? 10_000 : random.between(1, text.length);
  await sendAndVanish(url, text, bytes, random.between(0, 30));
  if (random.between(0, 1) === 0) return;
  const order = await call<GuestOrder>('POST /orders', { body }).catch((error: unknown) => {
    if (isApiError(error, 'duplicate_order')) return (error.details as { order: GuestOrder }).order;
    throw error;
  });
  const acknowledged = {
    orderId: order._id,
    number: order.displayOrderNumber,
    total: toAgorot(order.totalPrice),
  };
  log.write({ kind: 'acknowledged', token, ...acknowledged });
};

import type { GuestOrder } from '#core/orders/order-shape.ts';
import { clientOf, type DirectClient, type DirectQuery } from './direct-client.ts';
import { openLocalApp } from './local-app.ts';
import { openRestaurant } from './open-restaurants.ts';

/** What one order makes the database do, taken down from the application itself so that it cannot go out of date. */
export type RecordedStatement = { text: string; values: readonly unknown[] };
export type OrderRecording = {
  /** Before the transaction. */
  reads: readonly RecordedStatement[];
  /** Between BEGIN and COMMIT. The first takes the order's number. */
  writes: readonly RecordedStatement[];
  /** The values that differ from order to order, as they were in the recorded one. */
  known: {
    owner: string;
    dish: string;
    shift: string;
    order: string;
    clientToken: string;
    trackingToken: string;
    number: number;
  };
};

/** Unlike any other number in the statements, so that it can be found again in them. */
const lastNumber = 987_000;

const listenTo = (client: DirectClient) => {
  const reads: RecordedStatement[] = [];
  const writes: RecordedStatement[] = [];
  const { query, transaction } = client;
  client.query = (text, values = [], options) => {
    reads.push({ text, values });
    return query.call(client, text, values, options);
  };
  client.transaction = (run) =>
    transaction.call(client, (tx: { query: DirectQuery }) => {
      const listening = Object.create(tx) as { query: DirectQuery };
      listening.query = (text, values = [], options) => {
        writes.push({ text, values });
        return tx.query(text, values, options);
      };
      return run(listening);
    }) as never;
  return { reads, writes, stop: () => Object.assign(client, { query, transaction }) };
};

export const recordOrder = async (): Promise<OrderRecording> => {
  const app = await openLocalApp(null);
  try {
    const { owner, dish, shift, orderBody } = await openRestaurant(app.url);
    const body = orderBody();
    const client = clientOf(app.engine);
    await client.query(`update shifts set last_order_number = ${lastNumber}`);
    const heard = listenTo(client);
    const answer = await fetch(`${app.url}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    heard.stop();
    if (answer.status !== 201) throw new Error(`the order to record was answered with ${answer.status}`);
    const order = (await answer.json()) as GuestOrder;
    return {
      reads: heard.reads,
      writes: heard.writes,
      known: {
        owner,
        dish,
        shift,
        order: order._id,
        clientToken: body.clientOrderToken,
        trackingToken: order.trackingToken,
        number: order.displayOrderNumber,
      },
    };
  } finally {
    await app.close();
  }
};

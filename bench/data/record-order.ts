import type { GuestOrder } from '#core/orders/order-shape.ts';
import { type LocalApp, withLocalApp } from '../servers/local-app.ts';
import { clientOf, type DirectClient } from './direct-client.ts';
import { openRestaurant } from './open-restaurants.ts';
import { sitDown } from './sit-down.ts';

/** What one order makes the database do, taken down from the application itself so that it cannot go out of date. */
export type RecordedStatement = { text: string; values: readonly unknown[] };
export type OrderRecording = {
  statements: readonly RecordedStatement[];
  /** The values that differ from order to order, as they were in the recorded one. */
  known: {
    owner: string;
    dish: string;
    shift: string;
    order: string;
    clientToken: string;
    trackingToken: string;
  };
};

const listenTo = (client: DirectClient) => {
  const statements: RecordedStatement[] = [];
  const { query, transaction } = client;
  client.query = (text, values = [], options) => {
    statements.push({ text, values });
    return query.call(client, text, values, options);
  };
  client.transaction = () => {
    throw new Error('an order is one statement; this bench does not know transactions of several');
  };
  return { statements, stop: () => Object.assign(client, { query, transaction }) };
};

export const recordOrder = (
  engine: 'embedded' | 'PostgreSQL',
  { tableNumber = null }: { tableNumber?: number | null } = {},
): Promise<OrderRecording> => {
  const record = async (app: LocalApp): Promise<OrderRecording> => {
    const { send, owner, dish, shift, orderBody } = await openRestaurant(app.url);
    if (tableNumber !== null) await sitDown(send, orderBody(), tableNumber);
    const body = { ...orderBody(), tableNumber };
    const client = clientOf(app.engine);
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
      statements: heard.statements,
      known: {
        owner,
        dish,
        shift,
        order: order._id,
        clientToken: body.clientOrderToken,
        trackingToken: order.trackingToken,
      },
    };
  };
  return withLocalApp(null, record, { asOnPostgres: engine === 'PostgreSQL' });
};

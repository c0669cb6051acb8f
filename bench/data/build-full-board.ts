import type { Engine } from '#server/db/engine/database.ts';
import { newId } from '#server/system/ids.ts';
import { clientOf } from './direct-client.ts';
import type { OpenRestaurant } from './open-restaurants.ts';

/** So many orders that wait, of three dishes each, written straight into the database. */
export const buildFullBoard = async (
  engine: Engine,
  { owner, dish, shift }: OpenRestaurant,
  count: number,
): Promise<void> => {
  const client = clientOf(engine);
  const prefix = newId().slice(0, 8);
  const order = `left(md5('${prefix}' || n), 24)`;
  await client.query(
    `insert into orders (id, owner_id, shift_id, number, client_order_token, tracking_token, customer_name, phone, status, is_paid, ring_step, total, created_at)
     select ${order}, $1, $2, n, 'client-' || md5('${prefix}' || n), 'track-' || md5('${prefix}' || n), 'דנה כהן ' || n, '0501234567',
       'waitingApproval', false, 3, 9600, now() - make_interval(secs => ${count} - n)
     from generate_series(1, ${count}) n`,
    [owner, shift],
  );
  await client.query(
    `insert into order_lines (order_id, position, dish_id, dish_name, dish_price, size_price, customizations, note, quantity)
     select ${order}, l, $1, 'מנה ' || l, 3200, 0, '[{"groupName":"תוספות","optionName":"ביצה","price":0}]', '', 1 + l
     from generate_series(1, ${count}) n, generate_series(0, 2) l`,
    [dish],
  );
  await client.query('update shifts set last_order_number = $2 where id = $1', [shift, count]);
};

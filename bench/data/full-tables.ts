import type { DirectClient } from './direct-client.ts';

type Evening = { owner: string; shift: string; tables: number };

/** The first tables are left to what is done by calls. */
const firstTable = 11;
const ordersOfTable = 4;

/**
 * An evening on which nearly every table is taken: its visit, orders of three dishes each, and a first payment. Answers the ids
 * of the orders.
 */
export const fillTables = async (
  client: Pick<DirectClient, 'query'>,
  { owner, shift, tables }: Evening,
): Promise<string[]> => {
  const visit = `left(md5('visit' || $1::text || t), 24)`;
  const order = `left(md5('tonight' || $1::text || t || '-' || o), 24)`;
  const payment = `left(md5('payment' || $1::text || t), 24)`;
  const eachTable = `from generate_series(${firstTable}, ${tables}) t`;
  const eachOrder = `${eachTable} cross join generate_series(1, ${ordersOfTable}) o`;
  const statements = [
    `insert into visits (id, owner_id, shift_id, table_number) select ${visit}, $1, $2, t ${eachTable}`,
    `insert into orders (id, owner_id, shift_id, number, client_order_token, tracking_token, customer_name, phone,
       table_number, visit_id, status, is_paid, total, approved_at)
     select ${order}, $1, $2, t * ${ordersOfTable} + o, 'tonight-' || md5($1::text || t || '-' || o),
       'tonight-' || md5('t' || $1::text || t || '-' || o), 'דנה כהן', '0501234567', t, ${visit}, 'inProcess', false, 9600, now() ${eachOrder}`,
    `insert into order_lines (order_id, position, dish_id, dish_name, section_name, dish_price, size_price, customizations, note, quantity)
     select ${order}, l, d.id, d.name, 'קטגוריה 1', 3200, 0, '[{"groupName":"תוספות","optionName":"ביצה","price":0}]', '', 1
     ${eachOrder} cross join generate_series(0, 2) l
       join (select id, name, row_number() over (order by position, id) - 1 as nth
         from dishes where owner_id = $1 order by position, id limit 60) d on d.nth = (t * 7 + o * 3 + l * 31) % 60`,
    `insert into payments (id, owner_id, shift_id, visit_id, client_token, kind, amount)
     select ${payment}, $1, $2, ${visit}, 'tonight-' || t, 'cash', 100 ${eachTable}`,
    `insert into payment_parts (payment_id, order_id, amount)
     select ${payment}, ${order}, 100 ${eachTable} cross join generate_series(1, 1) o`,
    `update shifts set last_order_number = ${(tables + 1) * ordersOfTable} where owner_id = $1 and id = $2`,
  ];
  for (const statement of statements)
    await client.query(statement, statement.includes('$2') ? [owner, shift] : [owner]);
  const { rows } = await client.query(`select ${order} as id ${eachOrder}`, [owner]);
  return (rows as { id: string }[]).map(({ id }) => id);
};

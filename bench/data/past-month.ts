import { withClient } from '#server/testing/postgres-client.ts';
import type { LoadedRestaurant } from './bulk-load.ts';

/** A month that is over wherever and whenever the bench runs. */
export const pastMonth = { from: '2025-01-01', to: '2025-01-31' };
const evenings = 31;

const idOf = (kind: string, expression: string): string =>
  `left(md5('${kind}' || $1::text || ${expression}), 24)`;

/** An evening each day, orders of two dishes at eight in the evening and later, made in some minutes. */
const statements = (orders: number): string[] => [
  `insert into shifts (id, owner_id, menu_name, restaurant_name, time_zone, started_at, ended_at, last_order_number)
   select ${idOf('past', 's')}, $1::text, 'תפריט', 'מסעדה', 'Asia/Jerusalem',
     timestamptz '2025-01-01 15:00Z' + make_interval(days => s), timestamptz '2025-01-01 22:00Z' + make_interval(days => s), ${orders}
   from generate_series(0, ${evenings - 1}) s`,
  `insert into orders (id, owner_id, shift_id, number, client_order_token, tracking_token, customer_name, phone,
     table_number, status, is_paid, total, created_at, approved_at, ready_at)
   select ${idOf('order', 'o')}, $1::text, ${idOf('past', `o % ${evenings}`)}, 1 + o / ${evenings},
     'past-' || md5($1::text || o), 'past-' || md5('t' || $1::text || o), 'דנה כהן', '0501234567',
     1 + o % 20, 'done', true, 6400, at, at + make_interval(mins => o % 9), at + make_interval(mins => o % 9 + 10 + o % 25)
   from generate_series(0, ${orders - 1}) o,
     lateral (select timestamptz '2025-01-01 16:00Z' + make_interval(days => o % ${evenings}, mins => (o / ${evenings} * 7) % 300) as at) t`,
  `insert into order_lines (order_id, position, dish_id, dish_name, section_name, dish_price, size_price, customizations, note, quantity)
   select ${idOf('order', 'o')}, l, d.id, d.name, 'קטגוריה ' || d.position % 6, 3200, 0, '[]', '', 1
   from generate_series(0, ${orders - 1}) o cross join generate_series(0, 1) l
     join (select id, name, position, row_number() over (order by position, id) - 1 as nth
       from dishes where owner_id = $1::text order by position, id limit 60) d on d.nth = (o * 7 + l * 31) % 60`,
];

type Run = (statement: string, values?: unknown[]) => Promise<unknown>;

/** By whatever runs statements: the embedded database has no address. */
export const insertPastMonth = async (run: Run, owner: string, orders: number): Promise<void> => {
  for (const statement of statements(orders)) await run(statement, [owner]);
  await run('vacuum analyze');
};

export const loadPastMonth = (
  databaseUrl: string,
  { owner }: LoadedRestaurant,
  orders: number,
): Promise<void> =>
  withClient(databaseUrl, (client) =>
    insertPastMonth((statement, values) => client.query(statement, values), owner, orders),
  );

import { hashSecret, newId } from '#server/system/ids.ts';
import { withClient } from '#server/testing/postgres-client.ts';

/** Ids are drawn from numbers, so that a caller can name any of them; md5 spreads them as random ids are spread. */
const idOf = (kind: string, expression: string): string => `left(md5('${kind}' || ${expression}), 24)`;

const ordersPerRestaurant = 100;

/** Without its history a restaurant has its open shift alone, and the ten orders of it. */
type Size = { dishesPerMenu?: number; hasHistory?: boolean };

/** A restaurant each with a menu of sixty dishes, an open shift, a signed-in owner and a hundred orders. */
const statements = (restaurants: number, { dishesPerMenu = 60, hasHistory = true }: Size): string[] => [
  `insert into users (id, email, password_hash, first_name, last_name, plan, trial_ends_at)
   select ${idOf('owner', 'n')}, 'owner' || n || '@menta.test', '!', 'Noa', 'Levi', 'pro', now()
   from generate_series(1, ${restaurants}) n`,
  `insert into restaurants (owner_id, name, address) select ${idOf('owner', 'n')}, 'מסעדה ' || n, 'רחוב ' || n
   from generate_series(1, ${restaurants}) n`,
  `insert into menus (id, owner_id, name, is_active) select ${idOf('menu', 'n')}, ${idOf('owner', 'n')}, 'תפריט', true
   from generate_series(1, ${restaurants}) n`,
  `insert into sections (id, menu_id, name, position)
   select ${idOf('section', "n || '-' || s")}, ${idOf('menu', 'n')}, 'קטגוריה ' || s, s
   from generate_series(1, ${restaurants}) n, generate_series(0, 5) s`,
  `insert into dishes (id, owner_id, section_id, name, description, price, position)
   select ${idOf('dish', "n || '-' || d")}, ${idOf('owner', 'n')}, ${idOf('section', "n || '-' || d % 6")},
     'מנה ' || d, 'תיאור של מנה ' || d || ' במסעדה ' || n, 3200, d
   from generate_series(1, ${restaurants}) n, generate_series(0, ${dishesPerMenu - 1}) d`,
  // Nine tenths of the orders are history; the open shift has ten.
  `insert into shifts (id, owner_id, menu_id, menu_name, restaurant_name, started_at, ended_at, last_order_number)
   select ${idOf('shift', "n || '-' || s")}, ${idOf('owner', 'n')}, ${idOf('menu', 'n')}, 'תפריט', 'מסעדה',
     now() - make_interval(days => 10 - s), case when s < 10 then now() - make_interval(days => 10 - s, hours => -8) end, 10
   from generate_series(1, ${restaurants}) n, generate_series(${hasHistory ? 1 : 10}, 10) s`,
  `insert into orders (id, owner_id, shift_id, number, client_order_token, tracking_token, customer_name, phone, status, is_paid, ring_step, total, created_at)
   select ${idOf('order', "n || '-' || o")}, ${idOf('owner', 'n')}, ${idOf('shift', "n || '-' || (1 + o / 10)")}, 1 + o % 10,
     'client-' || md5(n || '-' || o), 'track-' || md5(n || '-' || o), 'דנה כהן', '0501234567',
     -- Those that wait have climbed the ring ladder: what is measured is not disturbed by it.
     case when o < 90 then 'done' else 'waitingApproval' end, o < 90, 3, 3200,
     now() - make_interval(days => 9 - o / 10)
   from generate_series(1, ${restaurants}) n, generate_series(${hasHistory ? 0 : ordersPerRestaurant - 10}, ${ordersPerRestaurant - 1}) o`,
  `insert into order_lines (order_id, position, dish_id, dish_name, dish_price, size_price, customizations, note, quantity)
   select ${idOf('order', "n || '-' || o")}, 0, ${idOf('dish', `n || '-' || o % ${dishesPerMenu}`)}, 'מנה', 3200, 0, '[]', '', 1
   from generate_series(1, ${restaurants}) n, generate_series(${hasHistory ? 0 : ordersPerRestaurant - 10}, ${ordersPerRestaurant - 1}) o`,
  `insert into event_counters (owner_id, last_seq) select ${idOf('owner', 'n')}, 20
   from generate_series(1, ${restaurants}) n`,
  `insert into events (owner_id, seq, kind, payload)
   select ${idOf('owner', 'n')}, e, 'menu', '{"kind":"menu"}'
   from generate_series(1, ${restaurants}) n, generate_series(1, 20) e`,
  `insert into sessions (token_hash, user_id, expires_at)
   select encode(sha256(('session-' || n)::bytea), 'hex'), ${idOf('owner', 'n')}, now() + interval '20 days'
   from generate_series(1, ${restaurants}) n`,
  'vacuum analyze',
];

export type LoadedRestaurant = { owner: string; dish: string; cookie: string };

/** The body of an order to it. */
export const loadedOrder = ({ owner, dish }: LoadedRestaurant): string =>
  JSON.stringify({
    owner,
    customerName: 'דנה כהן',
    phone: '0501234567',
    dishes: [{ dishId: dish, quantity: 1 }],
    totalPrice: 32,
    clientOrderToken: `token-${newId()}`,
  });

type Ask = (statement: string) => Promise<{ rows: unknown[] }>;

/** Fills a migrated, empty database and names some of its restaurants, spread evenly over all of them. */
export const fillDatabase = async (
  ask: Ask,
  restaurants: number,
  sampled: number,
  size: Size = {},
): Promise<LoadedRestaurant[]> => {
  for (const statement of statements(restaurants, size)) await ask(statement);
  const every = Math.floor(restaurants / sampled);
  const { rows } = await ask(
    `select n as number, ${idOf('owner', 'n')} as owner, ${idOf('dish', "n || '-0'")} as dish
     from generate_series(1, ${restaurants}, ${every}) n limit ${sampled}`,
  );
  const known = await ask(`select 1 from sessions where token_hash = '${hashSecret('session-1')}'`);
  if (known.rows.length === 0)
    throw new Error('sessions are stored in another way than the bench loads them');
  return (rows as { number: number; owner: string; dish: string }[]).map(({ number, owner, dish }) => ({
    owner,
    dish,
    cookie: `session=session-${number}`,
  }));
};

/** The same, of a PostgreSQL. */
export const bulkLoad = (databaseUrl: string, restaurants: number, sampled: number, size?: Size) =>
  withClient(databaseUrl, (client) =>
    fillDatabase((statement) => client.query(statement), restaurants, sampled, size),
  );

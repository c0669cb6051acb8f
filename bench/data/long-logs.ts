import { withClient } from '#server/testing/postgres-client.ts';
import type { LoadedRestaurant } from './bulk-load.ts';

/** Rows of the stock log from before the open shift: its dishes in turn, each out and back again. */
export const loadStockLog = (
  databaseUrl: string,
  { owner }: LoadedRestaurant,
  rows: number,
): Promise<string> =>
  withClient(databaseUrl, async (client) => {
    await client.query(
      `insert into stock_log (owner_id, dish_id, dish_name, is_out, at)
       select $1::text, d.id, d.name, (n / 60) % 2 = 0, now() - interval '1 day' - make_interval(mins => $2::int - n)
       from generate_series(1, $2::int) n join dishes d on d.owner_id = $1::text and d.position = n % 60
       order by n`,
      [owner, rows],
    );
    await client.query('vacuum analyze');
    const { rows: open } = await client.query<{ id: string }>(
      'select id from shifts where owner_id = $1 and ended_at is null',
      [owner],
    );
    return open[0]?.id ?? '';
  });

/** This many expired events of an owner, some hundred bytes each; its own come after them. */
export const oldEvents = (count: number): string =>
  `insert into events (owner_id, seq, kind, payload, at)
   select $1::text, n - 1000000, 'menu', jsonb_build_object('kind', 'menu', 'padding', repeat(md5(n::text), 20)),
     now() - interval '9 days' + make_interval(secs => n)
   from generate_series(1, ${count}) n`;

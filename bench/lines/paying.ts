import { settingsBody } from '#server/testing/settings-body.ts';
import { type OpenRestaurant, openRestaurant } from '../data/open-restaurants.ts';
import { measureInTurn, ratioOf } from '../load/in-turn.ts';
import type { BenchLine, Report } from '../report/budget.ts';
import { median } from '../report/statistics.ts';
import { withDurablePostgres } from '../servers/durable-postgres.ts';
import { withServer } from '../servers/with-server.ts';

const tableNumber = 3;
const tableOf = 12;
const rounds = 30;

const sendWell = async (restaurant: OpenRestaurant, path: string, body: object) => {
  const answer = await restaurant.send('POST', path, body);
  if (answer.status >= 300) throw new Error(`${path} was answered with ${answer.status}`);
  return answer.body;
};

/** Milliseconds until a table that ordered so often is answered that it has paid. Its guests leave. */
const payTable = async (restaurant: OpenRestaurant, orders: number): Promise<number> => {
  const orderIds: string[] = [];
  for (let order = 0; order < orders; order += 1)
    orderIds.push((await sendWell(restaurant, '/orders', { ...restaurant.orderBody(), tableNumber }))._id);
  const clientToken = `payment-of-${orderIds[0]}`;
  const began = performance.now();
  const { payment } = await sendWell(restaurant, '/payments', { clientToken, kind: 'cash', orderIds });
  const took = performance.now() - began;
  await sendWell(restaurant, `/visits/${payment.visit}/close`, {});
  return took;
};

const measure = (to: Report, what: string, environment: Record<string, string>): Promise<void> =>
  withServer(environment, async ({ url }) => {
    const restaurant = await openRestaurant(url);
    await restaurant.send('PUT', '/restaurants/settings', settingsBody);
    await restaurant.send('PUT', '/restaurants/ordering', { autoApprove: true });
    const times = await measureInTurn(
      rounds,
      () => payTable(restaurant, tableOf),
      () => payTable(restaurant, 1),
    );
    to.budget(`${what}: a table of ${tableOf} pays ÷ a table of one`, ratioOf(times), '×', { atMost: 2.5 });
    to.note(
      `${what}: until it is answered`,
      `${median(times.here).toFixed(1)} ms, of one order ${median(times.there).toFixed(1)} ms`,
    );
  });

/** Twelve orders change in one transaction: what that costs beside one that changes. */
export const paying: BenchLine = {
  name: 'paying',
  how: `a table that ordered ${tableOf} times pays all of it at once, against one that ordered once, in turn; commits on the disk; median of ${rounds} rounds' ratios`,
  run: async (to) => {
    await measure(to, 'embedded', {});
    await withDurablePostgres((DATABASE_URL) => measure(to, 'PostgreSQL', { DATABASE_URL }));
  },
};

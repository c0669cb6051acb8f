import { sql } from 'drizzle-orm';
import { limits } from '#core/values/limits.ts';
import { openRestaurantOver, signUpOver } from '#server/testing/http-owner.ts';
import type { Report } from '../report/report.ts';
import type { AttackedApp } from '../world/open-app.ts';

const where = 'cost of a trail';
const lines = 100;
const bytesPerEntry = 1024;

/** Moves the largest order to and fro for as long as the server allows it: neither disk nor a reader may pay for what it says. */
export const attackTrail = async ({ attacked, report }: { attacked: AttackedApp; report: Report }) => {
  const { url, engine } = attacked;
  const fail = (problem: string) =>
    report.fail({ where, problem, reproduction: '  approve and undo, again and again' });
  const owner = await signUpOver(url);
  const orderBody = await openRestaurantOver(owner);
  const [line] = orderBody().dishes;
  const dishes = Array.from({ length: lines }, (_, at) => ({ ...line, note: `${at} ${'נ'.repeat(200)}` }));
  const { body: order } = await owner.send('POST', '/orders', {
    ...orderBody(),
    dishes,
    totalPrice: lines * 32,
  });
  let revision = 1;
  for (; revision < 2 * limits.orderChanges; revision += 1) {
    const { status } =
      revision % 2
        ? await owner.send('PATCH', `/orders/${order._id}`, { status: 'inProcess' })
        : await owner.send('POST', `/orders/${order._id}/undo`, { revision });
    report.answered(where, status);
    if (status !== 200) break;
  }
  if (revision > limits.orderChanges) fail(`an order was changed ${revision} times`);
  const { rows } = await engine.db.execute<{ bytes: number }>(
    sql`select avg(pg_column_size(t.*))::int as bytes from order_trail t where order_id = ${order._id}`,
  );
  const stored = rows[0]?.bytes ?? Number.NaN;
  if (!(stored <= bytesPerEntry)) fail(`a move stores ${stored} bytes`);
  const { body: trail } = await owner.send('GET', `/orders/${order._id}/trail`);
  const bytes = Buffer.byteLength(JSON.stringify(trail));
  if (bytes > Buffer.byteLength(JSON.stringify(order))) fail(`its trail is answered with ${bytes} bytes`);
};

import { randomInt } from 'node:crypto';
import { runStatements } from '#server/testing/postgres-client.ts';
import { type OpenRestaurant, openRestaurant } from '../data/open-restaurants.ts';
import { measureInTurn, ratioOf } from '../load/in-turn.ts';
import { type BenchLine, kilobytes, type Report } from '../report/budget.ts';
import { median } from '../report/statistics.ts';
import { withPostgres } from '../servers/with-postgres.ts';
import { withServer } from '../servers/with-server.ts';

/** Approved and taken back, again and again: nearly as often as an order may be changed. */
const moves = 280;
const lines = 100;
const noteLetters = 230;
const rounds = 40;
/** A row of a table has some bytes of its own, and so has an index; a page of the trail holds fifty moves. */
const limits = { storedPerMove: 4, readBytes: 1, readMs: 1.5 };

/** Random letters: what repeats itself would be compressed, and the figure would say nothing. */
const randomNote = (): string =>
  Array.from({ length: noteLetters }, () => String.fromCharCode(0x5d0 + randomInt(27))).join('');

type Order = Record<string, unknown> & { _id: string; revision: number };

const sendLargeOrder = async ({ send, orderBody, dish }: OpenRestaurant): Promise<Order> => {
  const dishes = Array.from({ length: lines }, () => ({ dishId: dish, quantity: 1, note: randomNote() }));
  const { status, body } = await send('POST', '/orders', { ...orderBody(), dishes, totalPrice: lines * 32 });
  if (status !== 201) throw new Error(`the order was answered with ${status}: ${JSON.stringify(body)}`);
  return body;
};

/** How it was and what it became, of whatever differs. */
const bytesChanged = (before: Order, after: Order): number => {
  const parts = Object.keys(after).filter(
    (part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]),
  );
  const sideOf = (order: Order) => Object.fromEntries(parts.map((part) => [part, order[part]]));
  return Buffer.byteLength(JSON.stringify([sideOf(before), sideOf(after)]));
};

const moveToAndFro = async ({ send }: OpenRestaurant, { _id }: Order): Promise<number> => {
  let [before] = (await send('GET', '/orders/mine')).body as [Order];
  let changed = 0;
  for (let move = 0; move < moves; move += 1) {
    const { status, body } =
      move % 2 === 0
        ? await send('PATCH', `/orders/${_id}`, { status: 'inProcess' })
        : await send('POST', `/orders/${_id}/undo`, { revision: before.revision });
    if (status !== 200) throw new Error(`move ${move} was answered with ${status}: ${JSON.stringify(body)}`);
    changed += bytesChanged(before, body);
    before = body;
  }
  return changed / moves;
};

const trailBytesOnDisk = async (databaseUrl: string): Promise<number> => {
  const size = `select pg_total_relation_size('order_trail') as bytes`;
  const [row] = await runStatements<{ bytes: string }>(databaseUrl, size);
  return Number(row?.bytes);
};

const readBytes = async (url: string, { cookie }: OpenRestaurant, path: string): Promise<number> => {
  const answer = await fetch(`${url}/api${path}`, { headers: { cookie: cookie() } });
  const { byteLength } = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  return byteLength;
};

const readMs = async (url: string, restaurant: OpenRestaurant, path: string): Promise<number> => {
  const began = performance.now();
  await readBytes(url, restaurant, path);
  return performance.now() - began;
};

const compareReading = async (report: Report, url: string, restaurant: OpenRestaurant, order: Order) => {
  const [trail, board] = [`/orders/${order._id}/trail`, '/orders/mine'];
  const bytes = {
    trail: await readBytes(url, restaurant, trail),
    board: await readBytes(url, restaurant, board),
  };
  report.budget('bytes of its trail ÷ of the order', bytes.trail / bytes.board, '×', {
    atMost: limits.readBytes,
  });
  report.note(
    'bytes',
    `trail ${kilobytes(bytes.trail).toFixed(0)} KB, order ${kilobytes(bytes.board).toFixed(0)} KB`,
  );
  const speeds = await measureInTurn(
    rounds,
    () => readMs(url, restaurant, trail),
    () => readMs(url, restaurant, board),
  );
  report.budget('reading its trail ÷ the order', ratioOf(speeds), '×', { atMost: limits.readMs });
  report.note(
    'reading',
    `trail ${median(speeds.here).toFixed(1)} ms, order ${median(speeds.there).toFixed(1)} ms`,
  );
};

export const trail: BenchLine = {
  name: 'trail',
  how: `PostgreSQL with one order of ${lines} lines that was approved and taken back ${moves} times; what its trail takes on disk against what changed, and its first page against the board with that order, in turn, median of ${rounds} rounds' ratios`,
  run: (report) =>
    withPostgres(async (createDatabase) => {
      const databaseUrl = await createDatabase();
      await withServer({ DATABASE_URL: databaseUrl }, async ({ url }) => {
        const restaurant = await openRestaurant(url);
        const order = await sendLargeOrder(restaurant);
        const empty = await trailBytesOnDisk(databaseUrl);
        const changed = await moveToAndFro(restaurant, order);
        const stored = ((await trailBytesOnDisk(databaseUrl)) - empty) / moves;
        report.budget('stored for a move ÷ what it changed', stored / changed, '×', {
          atMost: limits.storedPerMove,
        });
        report.note('a move', `${stored.toFixed(0)} bytes stored, ${changed.toFixed(0)} changed`);
        await compareReading(report, url, restaurant, order);
      });
    }),
};

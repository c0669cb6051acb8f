import { setTimeout as pause } from 'node:timers/promises';
import { addEightyDishes } from '../data/eighty-dishes.ts';
import { type OpenRestaurant, openRestaurants } from '../data/open-restaurants.ts';
import { getBytes, type RawAnswer } from '../load/http-bytes.ts';
import { openMany, openStream } from '../load/open-streams.ts';
import { readMetric } from '../load/read-metric.ts';
import type { BenchLine } from '../report/budget.ts';
import { median } from '../report/statistics.ts';
import { withServer } from '../servers/with-server.ts';

const reads = 200;
const rounds = 3;
const phones = 300;
/** Of one anonymous address, just below what the limit of calls allows. */
const readsOfOneAddress = 45;

/** Processor time of the server for each of many, one after the other; the embedded engine runs inside it. */
const processorMsFor = async (url: string, one: () => Promise<unknown>): Promise<number> => {
  const used = () => readMetric(url, 'process_cpu_seconds_total');
  const costs: number[] = [];
  await one();
  for (let round = 0; round < rounds; round += 1) {
    const before = await used();
    for (let count = 0; count < reads; count += 1) await one();
    costs.push((((await used()) - before) * 1000) / reads);
  }
  return median(costs);
};

const expectStatus = (answer: RawAnswer, status: number): RawAnswer => {
  if (answer.status !== status) throw new Error(`a menu was answered with ${answer.status}, not ${status}`);
  return answer;
};

/** Opens a stream and closes it when its first message, the snapshot, is there. */
const startStream = async (address: string): Promise<void> => {
  const heard = Promise.withResolvers<void>();
  const stream = await openStream(address, {}, () => heard.resolve());
  await heard.promise;
  stream.close();
};

/** How long the orders elsewhere wait while the work is done, and what the server's processor does in all. */
const orderDuring = async (url: string, elsewhere: OpenRestaurant, work: () => Promise<unknown>) => {
  const used = () => readMetric(url, 'process_cpu_seconds_total');
  const before = await used();
  const waits: number[] = [];
  let isOver = false;
  const order = async () => {
    const began = performance.now();
    const { status } = await elsewhere.send('POST', '/orders', elsewhere.orderBody());
    if (status !== 201) throw new Error(`an order was answered with ${status}`);
    waits.push(performance.now() - began);
  };
  const ordering = (async () => {
    while (!isOver) {
      await order();
      await pause(10);
    }
  })();
  await work();
  isOver = true;
  await ordering;
  return {
    longestMs: Math.max(...waits),
    orders: waits.length,
    processorMs: ((await used()) - before) * 1000,
  };
};

export const menuReads: BenchLine = {
  name: 'menu-reads',
  how: `a menu of 80 dishes, read again by call, with its tag (304) and as the beginning of a stream: the server's processor time, embedded engine, median of ${rounds} rounds of ${reads}. Then its owner renames the menu and ${phones} phones that hear of it read it in the same moment, while guests order in another restaurant. For an idle machine: the phones share it with the server`,
  run: async (report) => {
    await withServer({}, async ({ url }) => {
      const [big, elsewhere] = await openRestaurants(url, 2);
      if (!big || !elsewhere) throw new Error('two restaurants were opened');
      await addEightyDishes(big);
      const path = `${url}/api/public-menu/${big.owner}`;
      const answer = expectStatus(await getBytes(path), 200);
      const known = { 'if-none-match': String(answer.headers.etag) };

      const call = await processorMsFor(url, async () => expectStatus(await getBytes(path), 200));
      const unchanged = await processorMsFor(url, async () => expectStatus(await getBytes(path, known), 304));
      const stream = await processorMsFor(url, () => startStream(`${path}/stream`));
      const limit = { atMost: 4 };
      report.budget('processor time of a menu read again', call, 'ms', limit);
      report.budget('processor time of a 304', unchanged, 'ms', limit);
      report.budget('processor time of a stream that begins', stream, 'ms', limit);
      report.note(
        'one address reading as often as it may',
        `${((readsOfOneAddress * call) / 10).toFixed(1)} % of a core`,
      );

      const alone = await orderDuring(url, elsewhere, () => pause(2_000));
      const read: Promise<RawAnswer>[] = [];
      const streams = await openMany(phones, () =>
        openStream(`${path}/stream?known=*`, {}, (message) => {
          if (/^event: menu$/m.test(message)) read.push(getBytes(path));
        }),
      );
      const { body } = await big.send('GET', `/public-menu/${big.owner}`);
      const { _id: menuId } = body.menu;
      const together = await orderDuring(url, elsewhere, async () => {
        await big.send('PUT', `/menus/${menuId}`, { name: 'ערב' });
        while (read.length < phones) await pause(10);
        for (const each of await Promise.all(read)) expectStatus(each, 200);
      });
      for (const each of streams) each.close();
      const ofOrders = (alone.processorMs / alone.orders) * together.orders;
      report.budget(
        `${phones} phones at once: processor time of each`,
        (together.processorMs - ofOrders) / phones,
        'ms',
        limit,
      );
      report.budget(`${phones} phones at once: longest order elsewhere`, together.longestMs, 'ms', {
        atMost: 1_000,
      });
      report.note('longest order while nobody reads', `${alone.longestMs.toFixed(0)} ms`);
    });
  },
};

import { setTimeout as pause } from 'node:timers/promises';
import { prepareMenus } from '../data/prepared-menus.ts';
import { openMany, openStream } from '../load/open-streams.ts';
import { readMetric } from '../load/read-metric.ts';
import { type BenchLine, megabytes } from '../report/budget.ts';
import { median } from '../report/statistics.ts';
import { withServer } from '../servers/with-server.ts';

const streamCount = 1_000;
const settleMs = 5_000;

/** Garbage collection varies: the median of a few samples. */
const readSettled = async (url: string): Promise<number> => {
  await pause(settleMs);
  const samples: number[] = [];
  for (let sample = 0; sample < 5; sample += 1) {
    samples.push(await readMetric(url, 'process_resident_memory_bytes'));
    await pause(500);
  }
  return median(samples);
};

export const memory: BenchLine = {
  name: 'memory',
  how: `resident memory from /metrics, embedded engine with the demo and a menu of 60 dishes, after each page was read once and ${settleMs / 1000} quiet seconds; then with ${streamCount} guests on the live stream`,
  run: async (report) => {
    const { dataDir, sixtyDishes, demo } = await prepareMenus();
    await withServer({ DATA_DIR: dataDir, SEED_DEMO: 'true' }, async ({ url }) => {
      for (const owner of [sixtyDishes, demo]) await (await fetch(`${url}/public-menu/${owner}`)).text();
      const idle = await readSettled(url);
      report.budget('idle', megabytes(idle), 'MB', { atMost: 300 });
      const streams = await openMany(streamCount, () =>
        openStream(`${url}/api/public-menu/${sixtyDishes}/stream`, {}, () => {}),
      );
      const busy = await readSettled(url);
      for (const stream of streams) stream.close();
      report.budget(`${streamCount} open streams add`, megabytes(busy - idle), 'MB', { atMost: 50 });
    });
  },
};

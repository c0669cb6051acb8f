import { buildSixtyDishes, noPictures } from '../data/build-sixty-dishes.ts';
import { hammer } from '../load/hammer.ts';
import { getBytes } from '../load/http-bytes.ts';
import type { BenchLine } from '../report/budget.ts';
import { median } from '../report/statistics.ts';
import { withBareFastify } from '../servers/bare-fastify.ts';
import { withServer } from '../servers/with-server.ts';

/** As the printed codes have it: each table its own address. */
const tables = Array.from({ length: 20 }, (_, index) => `?table=${index + 1}`);
const asBrowser = { 'accept-encoding': 'gzip, deflate, br' };
const load = { headers: asBrowser, connections: 32, seconds: 3 };
const rounds = 5;

/** The copy that stays: two equal answers a moment apart. */
const settle = async (address: string) => {
  let answer = await getBytes(address, asBrowser);
  for (let same = 0; same < 3; ) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const next = await getBytes(address, asBrowser);
    same = next.body.equals(answer.body) ? same + 1 : 0;
    answer = next;
  }
  return answer;
};

export const pages: BenchLine = {
  name: 'pages',
  how: `the cached page of 60 dishes as ${tables.length} tables ask for it, brotli, against a bare Fastify in its own process that sends the same bytes and headers; ${load.connections} connections, ${rounds} rounds of ${load.seconds} s each in turn, median of the rounds' ratios`,
  run: async (report) => {
    await withServer({}, async ({ url }) => {
      const path = `/public-menu/${await buildSixtyDishes(url, noPictures)}`;
      const answer = await settle(`${url}${path}`);
      await withBareFastify(answer, async (bareAddress) => {
        const bare: number[] = [];
        const ours: number[] = [];
        const askBare = (seconds = load.seconds) =>
          hammer({ ...load, seconds, origin: bareAddress, paths: tables.map((table) => `/${table}`) });
        const askOurs = (seconds = load.seconds) =>
          hammer({ ...load, seconds, origin: url, paths: tables.map((table) => `${path}${table}`) });
        await askBare(1);
        await askOurs(1);
        for (let round = 0; round < rounds; round += 1) {
          const [there, here] = [await askBare(), await askOurs()];
          if (there.bad + here.bad > 0) throw new Error(`${there.bad + here.bad} answers were not 200`);
          bare.push(there.perSecond);
          ours.push(here.perSecond);
        }
        const ratios = ours.map((perSecond, round) => perSecond / (bare[round] ?? Number.NaN));
        report.budget('cached guest page ÷ bare Fastify', median(ratios), '×', { atLeast: 0.9 });
        report.note(
          'pages a second',
          `${median(ours).toFixed(0)} of ${median(bare).toFixed(0)}, ${answer.body.length} bytes each`,
        );
      });
    });
  },
};

import { withBareFastify } from '../kit/bare-fastify.ts';
import type { BenchLine } from '../kit/budget.ts';
import { buildSixtyDishes, noPictures } from '../kit/build-sixty-dishes.ts';
import { hammer } from '../kit/hammer.ts';
import { getBytes } from '../kit/http-bytes.ts';
import { median } from '../kit/statistics.ts';
import { withServer } from '../kit/with-server.ts';

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
  how: `the cached page of 60 dishes, brotli, against a bare Fastify in its own process that sends the same bytes and headers; ${load.connections} connections, ${rounds} rounds of ${load.seconds} s each in turn, median of the rounds' ratios`,
  run: async (report) => {
    await withServer({}, async ({ url }) => {
      const address = `${url}/public-menu/${await buildSixtyDishes(url, noPictures)}`;
      const answer = await settle(address);
      await withBareFastify(answer, async (bareAddress) => {
        const bare: number[] = [];
        const ours: number[] = [];
        await hammer({ ...load, url: bareAddress, seconds: 1 });
        await hammer({ ...load, url: address, seconds: 1 });
        for (let round = 0; round < rounds; round += 1) {
          const [there, here] = [
            await hammer({ ...load, url: bareAddress }),
            await hammer({ ...load, url: address }),
          ];
          if (there.bad + here.bad > 0) throw new Error(`${there.bad + here.bad} answers were not 200`);
          bare.push(there.perSecond);
          ours.push(here.perSecond);
        }
        const ratios = ours.map((perSecond, round) => perSecond / (bare[round] ?? Number.NaN));
        report.budget('cached guest page ÷ bare Fastify', median(ratios), '×', { atLeast: 0.8 });
        report.note(
          'pages a second',
          `${median(ours).toFixed(0)} of ${median(bare).toFixed(0)}, ${answer.body.length} bytes each`,
        );
      });
    });
  },
};

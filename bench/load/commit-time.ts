import { withClient } from '#server/testing/postgres-client.ts';
import { median } from '../report/statistics.ts';

const commits = 100;

/** Milliseconds that a commit takes here while nobody else writes. */
export const commitTime = (databaseUrl: string): Promise<number> =>
  withClient(databaseUrl, async (client) => {
    await client.query('create table if not exists bench_commits (n int)');
    const times: number[] = [];
    for (let count = 0; count < commits; count += 1) {
      const began = performance.now();
      await client.query('insert into bench_commits values (1)');
      times.push(performance.now() - began);
    }
    return median(times);
  });

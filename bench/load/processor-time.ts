import { readFileSync } from 'node:fs';
import { withClient } from '#server/testing/postgres-client.ts';
import { readMetric } from './read-metric.ts';

/** Of `utime` and `stime` in /proc, on every Linux that Node runs on. */
const ticksPerSecond = 100;

const secondsOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
};

/** Processor time that a server and its connections to the database have used; PostgreSQL has to run on this machine. */
export const processorSeconds = (url: string, databaseUrl: string) =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    const server = await readMetric(url, 'process_cpu_seconds_total');
    const database = rows.reduce((sum, { pid }) => sum + secondsOf(pid), 0);
    return { server, database };
  });

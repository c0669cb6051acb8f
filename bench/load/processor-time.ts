import { readdirSync, readFileSync } from 'node:fs';
import { withClient } from '#server/testing/postgres-client.ts';
import { readMetric } from './read-metric.ts';

/** Of the times in /proc, on every Linux that Node runs on. */
const ticksPerSecond = 100;

/** As proc(5) counts them, from the third: what is before may hold spaces. Of a process that has ended, none. */
const statOf = (pid: number): string[] => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  } catch {
    return [];
  }
};
const field = { parent: 4, userTime: 14, systemTime: 15, endedChildrenUser: 16, endedChildrenSystem: 17 };
const read = (stat: readonly string[], name: keyof typeof field): number =>
  Number(stat[field[name] - 3] ?? 0);

export const processorSecondsOf = (pid = 0): number => {
  const stat = statOf(pid);
  return (read(stat, 'userTime') + read(stat, 'systemTime')) / ticksPerSecond;
};

/**
 * Of PostgreSQL's own processes, all connections and all that have ended: those of a connection that comes and goes would
 * otherwise be lost. It has to run on this machine, and nobody else may use it.
 */
export const processorSecondsOfPostgres = async (databaseUrl: string): Promise<() => number> => {
  const postmaster = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return read(statOf(rows[0]?.pid ?? 0), 'parent');
  });
  return () => {
    const stat = statOf(postmaster);
    const ended = (read(stat, 'endedChildrenUser') + read(stat, 'endedChildrenSystem')) / ticksPerSecond;
    const living = readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && read(statOf(pid), 'parent') === postmaster);
    return [postmaster, ...living].reduce((sum, pid) => sum + processorSecondsOf(pid), ended);
  };
};

/** Processor time that a server and its connections to the database have used; PostgreSQL has to run on this machine. */
export const processorSeconds = (url: string, databaseUrl: string) =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    const server = await readMetric(url, 'process_cpu_seconds_total');
    const database = rows.reduce((sum, { pid }) => sum + processorSecondsOf(pid), 0);
    return { server, database };
  });

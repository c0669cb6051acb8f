import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Cluster, findFreePort, prepareCluster } from '../../scripts/tools/postgres-cluster.mjs';
import type { Kit } from './kit.ts';
import { listChildren, signalAll } from './process-tree.ts';

/** As operators run it: what was committed is on the disk. */
const settings = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', max_connections: '100' };

/** A folder for one PostgreSQL of this run. */
export const makeClusterFolder = (kit: Kit, name: string): string => {
  const folder = join(kit.folder, name);
  mkdirSync(folder);
  return folder;
};

/** A real PostgreSQL that can be killed and comes back on the same port with the same data. */
export const openDurablePostgres = (kit: Kit): Promise<DurablePostgres> =>
  runCluster(kit, prepareCluster(makeClusterFolder(kit, 'postgres')));

export const runCluster = async (kit: Kit, cluster: Cluster, others: Record<string, string> = {}) => {
  const port = await findFreePort();
  let current: ReturnType<typeof cluster.start>['server'] | null = null;

  const start = async (): Promise<void> => {
    // Processes of the one that was killed may still hold its memory.
    for (let attempt = 1; ; attempt += 1) {
      const { server, ready } = cluster.start(port, { ...settings, ...others });
      const failure = await ready;
      current = server;
      if (failure === null) return;
      if (attempt === 20) throw new Error(failure);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const server = current;
    current = null;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    const children = signal === 'SIGKILL' ? listChildren(server.pid ?? 0) : [];
    server.kill(signal);
    signalAll(children, 'SIGKILL');
    await exited;
  };
  await start();
  kit.defer(() => end('SIGQUIT'));
  return {
    port,
    start,
    /** Every process of it at once. */
    kill: (): Promise<void> => end('SIGKILL'),
    /** Through a line, or directly. */
    url: (at = port): string => `postgres://postgres@127.0.0.1:${at}/postgres`,
  };
};

export type DurablePostgres = Awaited<ReturnType<typeof runCluster>>;

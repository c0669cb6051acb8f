import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { installDaemon } from '../../scripts/tools/daemons.mjs';
import { startPgbouncer } from '../../scripts/tools/pgbouncer.mjs';
import { findFreePort } from '../../scripts/tools/postgres-cluster.mjs';
import type { Kit } from './kit.ts';

const findPgbouncer = (): string | null => installDaemon('pgbouncer', 'pgbouncer');

export const whyNoPgbouncer = (): string | null =>
  findPgbouncer() ? null : 'pgbouncer is not installed, and apt cannot install it';

/** A real pgbouncer, pooling by transaction, that can be killed and comes back on the same port. */
export const openPgbouncer = async (kit: Kit, databaseUrl: string) => {
  const folder = join(kit.folder, 'pgbouncer');
  mkdirSync(folder);
  const port = await findFreePort();
  const target = new URL(databaseUrl);
  const run = () => startPgbouncer(findPgbouncer() ?? '', { folder, port, target });
  let current = run();
  await current.ready;
  kit.defer(() => current.end('SIGTERM'));
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    kill: (): Promise<void> => current.end('SIGKILL'),
    start: async (): Promise<void> => {
      current = run();
      await current.ready;
    },
  };
};

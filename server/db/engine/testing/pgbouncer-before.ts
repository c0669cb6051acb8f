import { mkdtempSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findDaemon } from '../../../../scripts/tools/daemons.mjs';
import { startPgbouncer } from '../../../../scripts/tools/pgbouncer.mjs';
import { findFreePort } from '../../../../scripts/tools/postgres-cluster.mjs';

const command = findDaemon('pgbouncer');

/** `npm run faults` installs it; tests only use one that is there. */
export const hasPgbouncer = command !== null;

/** The real pgbouncer before a database. */
export async function openPgbouncerBefore(databaseUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'menta-pgbouncer-'));
  await chmod(folder, 0o755);
  const port = await findFreePort();
  const target = new URL(databaseUrl);
  const pgbouncer = startPgbouncer(command ?? '', { folder, port, target });
  await pgbouncer.ready;
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    close: async () => {
      await pgbouncer.end('SIGTERM');
      rmSync(folder, { recursive: true });
    },
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDaemon } from '../../scripts/tools/daemons.mjs';
import { findFreePort } from '../../scripts/tools/postgres-cluster.mjs';
import type { Kit } from './kit.ts';
import { type LocalAddresses, replaceAll } from './local-addresses.ts';

const file = fileURLToPath(new URL('../../deploy/ha/haproxy.cfg', import.meta.url));
const findHaproxy = (): string | null => installDaemon('haproxy', 'haproxy');

export const whyNoHaproxy = (): string | null =>
  findHaproxy() ? null : 'haproxy is not installed, and apt cannot install it';

/** deploy/ha/haproxy.cfg with the addresses of this machine; returns the port that leads to the primary. */
export const openHaproxy = async (kit: Kit, addresses: LocalAddresses): Promise<number> => {
  const port = await findFreePort();
  const servers = /(10\.0\.0\.\d+):5432 check port 8008/g;
  const text = replaceAll(
    replaceAll(
      readFileSync(file, 'utf8'),
      servers,
      (_, host) => `${addresses.at(host, 5432)} check port ${addresses.at(host, 8008).split(':')[1]}`,
    ),
    /127\.0\.0\.1:5000/g,
    () => `127.0.0.1:${port}`,
  );
  const own = join(kit.folder, 'haproxy.cfg');
  writeFileSync(own, text);
  const haproxy = spawn(findHaproxy() ?? '', ['-db', '-f', own], { stdio: 'ignore' });
  const exited = once(haproxy, 'exit');
  kit.defer(async () => {
    haproxy.kill('SIGTERM');
    await exited;
  });
  return port;
};

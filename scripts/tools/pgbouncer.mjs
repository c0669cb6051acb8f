import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLesserAccount } from './lesser-account.mjs';

/** As in docs/operations/scale.md. */
const settings = {
  pool_mode: 'transaction',
  auth_type: 'scram-sha-256',
  max_client_conn: 500,
  default_pool_size: 20,
  server_login_retry: 1,
  query_wait_timeout: 15,
};

/**
 * pgbouncer between an application and one database of one role.
 * @param {string} command
 * @param {{ folder: string, port: number, target: URL }} options
 */
export function startPgbouncer(command, { folder, port, target }) {
  const list = join(folder, 'userlist.txt');
  const database = target.pathname.slice(1);
  writeFileSync(list, `"${target.username}" "${target.password}"\n`);
  const own = {
    ...settings,
    auth_file: list,
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
  };
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    [
      '[databases]',
      `${database} = host=${target.hostname} port=${target.port} dbname=${database}`,
      '[pgbouncer]',
      ...Object.entries(own).map(([name, value]) => `${name} = ${value}`),
      '',
    ].join('\n'),
  );
  const child = spawn(command, [file], { ...findLesserAccount(), stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = once(child, 'exit');
  let said = '';
  const ready = new Promise((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (chunk) => {
      said += said.length < 10_000 ? chunk : '';
      if (said.includes('process up')) resolve();
    });
    child.once('error', reject);
    exited.then(() => reject(new Error(`pgbouncer ended: ${said}`)));
  });
  const end = async (signal) => {
    child.kill(signal);
    await exited;
  };
  return { ready, end };
}

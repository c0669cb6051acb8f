import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { findLesserAccount } from './lesser-account.mjs';
import { findPostgresBinaries } from './postgres-binaries.mjs';

const startLimit = 60_000;
/** A replica takes read-only ones. */
const isReady = (said) => /ready to accept (read-only )?connections/.test(said);

/**
 * A new, empty PostgreSQL in a folder of its own.
 * @param {string} folder
 */
export function prepareCluster(folder) {
  const place = preparePlace(folder);
  const initArgs = [
    '-D',
    place.data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ];
  const prepared = spawnSync(join(place.binaries, 'initdb'), initArgs, {
    ...place.options,
    encoding: 'utf8',
  });
  if (prepared.status !== 0) throw new Error(`initdb failed: ${prepared.stderr || prepared.error?.message}`);
  return clusterIn(place);
}

/** Not every package of PostgreSQL brings it. */
export function canCopyClusters() {
  return existsSync(join(findPostgresBinaries(), 'pg_basebackup'));
}

/**
 * A replica of the PostgreSQL at that port, which follows it once it is started.
 * @param {string} folder
 * @param {number} port
 */
export async function copyCluster(folder, port) {
  const place = preparePlace(folder);
  const connection = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
  const args = [...connection, '-D', place.data, '--write-recovery-conf', '--checkpoint=fast', '--no-sync'];
  const copying = spawn(join(place.binaries, 'pg_basebackup'), args, { ...place.options, stdio: 'inherit' });
  const [status] = await once(copying, 'exit');
  if (status !== 0) throw new Error(`pg_basebackup ended with ${status}`);
  return clusterIn(place);
}

function preparePlace(folder) {
  const account = findLesserAccount();
  const binaries = makeReachable(findPostgresBinaries(), account, folder);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (account) for (const path of [folder, data]) chownSync(path, account.uid, account.gid);
  const options = { cwd: folder, ...account, env: { ...process.env, LC_ALL: 'C' } };
  return { folder, binaries, data, options };
}

function clusterIn({ folder, binaries, data, options }) {
  return {
    /** `ready` resolves to null when the server takes connections, else to what it said. */
    start(port, settings) {
      const values = {
        ...settings,
        listen_addresses: '127.0.0.1',
        port: String(port),
        // The line that says it is ready is of level LOG; failing statements, which tests provoke, rank below it.
        log_min_messages: 'log',
        ...(process.platform === 'win32' ? {} : { unix_socket_directories: folder }),
      };
      const args = [
        '-D',
        data,
        ...Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ];
      const server = spawn(join(binaries, 'postgres'), args, {
        ...options,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      server.stderr.setEncoding('utf8');
      const ready = new Promise((resolve) => {
        let said = '';
        server.stderr.on('data', (chunk) => {
          said += said.length < 100_000 ? chunk : '';
          if (isReady(said)) resolve(null);
        });
        server.once('error', (error) => resolve(error.message));
        setTimeout(() => resolve(`PostgreSQL was not ready in time: ${said}`), startLimit).unref();
        server.once('exit', () => resolve(said));
      });
      return { server, ready };
    },
  };
}

/** The other account may not be allowed into the folder of this project (/root, say): then give it a copy. */
function makeReachable(binaries, account, folder) {
  if (!account) return binaries;
  chmodSync(folder, 0o755);
  const answer = spawnSync(join(binaries, 'postgres'), ['--version'], {
    cwd: folder,
    ...account,
    stdio: 'ignore',
  });
  if (answer.status === 0) return binaries;
  cpSync(dirname(binaries), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native', 'bin');
}

export async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

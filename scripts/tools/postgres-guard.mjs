// Runs one throw-away PostgreSQL until its standard input closes, which happens whenever the process that started it ends.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findPostgresBinaries } from './postgres-binaries.mjs';

// Speed over safety: nothing in this database is worth keeping.
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  listen_addresses: '127.0.0.1',
  // The line that says it is ready is of level LOG; failing statements, which tests provoke, rank below it.
  log_min_messages: 'log',
};
const attempts = 5;
const startLimit = 60_000;

let folder;
let server;
let stopping = false;

async function run() {
  // The parent decides when this ends; a Ctrl-C for the parent is none of ours.
  for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => {});
  process.on('SIGTERM', () => stop());
  process.stdin.on('end', () => stop()).on('error', () => stop());
  process.stdin.resume();

  folder = mkdtempSync(join(tmpdir(), 'menta-pg-'));
  const account = findAccount();
  const binaries = makeReachable(findPostgresBinaries(), account);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (account) for (const path of [folder, data]) chownSync(path, account.uid, account.gid);

  const options = { cwd: folder, ...account, env: { ...process.env, LC_ALL: 'C' } };
  const initArgs = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const prepared = spawnSync(join(binaries, 'initdb'), initArgs, { ...options, encoding: 'utf8' });
  if (prepared.status !== 0) throw new Error(`initdb failed: ${prepared.stderr || prepared.error?.message}`);

  for (let attempt = 1; !stopping; attempt += 1) {
    const port = await findFreePort();
    const failure = await startServer(join(binaries, 'postgres'), data, port, options);
    if (failure === null) {
      process.stdout.write(`postgres://postgres@127.0.0.1:${port}/postgres\n`);
      return;
    }
    // Somebody may have taken the port in between; anything else will not get better.
    if (attempt === attempts || !/could not bind|could not create any TCP/.test(failure))
      throw new Error(failure);
  }
}

/** Resolves to null when the server takes connections, else to what it said. */
function startServer(executable, data, port, options) {
  const values = {
    ...settings,
    port: String(port),
    ...(process.platform === 'win32' ? {} : { unix_socket_directories: folder }),
  };
  const args = ['-D', data, ...Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  server = spawn(executable, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  server.stderr.setEncoding('utf8');
  return new Promise((resolve) => {
    let said = '';
    server.stderr.on('data', (chunk) => {
      said += said.length < 100_000 ? chunk : '';
      if (said.includes('ready to accept connections')) resolve(null);
    });
    server.once('error', (error) => resolve(error.message));
    setTimeout(() => resolve(`PostgreSQL was not ready in time: ${said}`), startLimit).unref();
    server.once('exit', () => {
      resolve(said);
      if (said.includes('ready to accept connections')) stop();
    });
  });
}

async function stop(exitCode = 0) {
  if (stopping) return;
  stopping = true;
  if (server && server.exitCode === null && server.signalCode === null) {
    const ended = once(server, 'exit');
    server.kill('SIGQUIT');
    await ended;
  }
  if (folder) rmSync(folder, { recursive: true, force: true });
  process.exit(exitCode);
}

/** PostgreSQL refuses to run as root. */
function findAccount() {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = ['postgres', 'nobody'].map((name) => accounts.find(([user]) => user === name)).find(Boolean);
  if (!found)
    throw new Error('PostgreSQL cannot run as root, and there is no other account (postgres or nobody).');
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

/** The other account may not be allowed into the folder of this project (/root, say): then give it a copy. */
function makeReachable(binaries, account) {
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

async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

run().catch((error) => {
  console.error(error.message.trim());
  return stop(1);
});

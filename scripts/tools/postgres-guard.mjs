// Runs one throw-away PostgreSQL until its standard input closes, which happens whenever the process that started it ends.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, prepareCluster } from './postgres-cluster.mjs';

// Speed over safety: nothing in this database is worth keeping.
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
};
const attempts = 5;

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
  const cluster = prepareCluster(folder);
  for (let attempt = 1; !stopping; attempt += 1) {
    const port = await findFreePort();
    const started = cluster.start(port, settings);
    server = started.server;
    const failure = await started.ready;
    if (failure === null) {
      server.once('exit', () => stop());
      process.stdout.write(`postgres://postgres@127.0.0.1:${port}/postgres\n`);
      return;
    }
    // Somebody may have taken the port in between; anything else will not get better.
    if (attempt === attempts || !/could not bind|could not create any TCP/.test(failure))
      throw new Error(failure);
  }
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

run().catch((error) => {
  console.error(error.message.trim());
  return stop(1);
});

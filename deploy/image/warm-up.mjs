/**
 * The first start, while the image is built: an image that cannot start is never made, and what is compiled here is
 * not compiled again. Run as the user of the image, for Node keeps compiled code by user.
 *
 * node deploy/image/warm-up.mjs UID
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const app = fileURLToPath(new URL('../..', import.meta.url));
const user = Number(process.argv[2]);
const cache = join(app, 'node_modules', '.cache');
const data = mkdtempSync(join(tmpdir(), 'menta-'));

const own = (folder, id) => {
  chownSync(folder, id, id);
  for (const path of readdirSync(folder, { recursive: true })) chownSync(join(folder, path), id, id);
};

mkdirSync(join(cache, 'menta-compiled'), { recursive: true });
for (const folder of [cache, data]) own(folder, user);
const server = spawn(process.execPath, ['server/main.ts'], {
  cwd: app,
  uid: user,
  gid: user,
  env: { NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, HOME: data },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const exited = once(server, 'exit');
let url = null;
for await (const line of createInterface({ input: server.stdout })) {
  url = /http:\/\/localhost:\d+/.exec(line)?.[0] ?? null;
  if (url) break;
}
if (!url) throw new Error('The server did not start.');
for (const path of ['/healthz', '/', '/demo', '/login']) {
  const answer = await fetch(url.replace('localhost', '127.0.0.1') + path);
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
  await answer.arrayBuffer();
}
server.kill('SIGTERM');
const [code] = await exited;
if (code !== 0) throw new Error(`The server ended with ${code}.`);
rmSync(data, { recursive: true });
// It is read from now on, and written by nobody.
own(cache, 0);

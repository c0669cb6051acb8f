/**
 * Builds the image and tries it: it starts, is healthy, takes an order, is stopped cleanly and has the order afterwards.
 * By hand, as root on Debian or a relative; no registry of images is needed, for the two bases are made here. Needs the
 * mirror of Debian and the package registry.
 *
 * node deploy/try-image.mjs [--keep]
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openRestaurantOver, signUpOver } from '../server/testing/http-owner.ts';
import { findNpmScript } from '../scripts/launch/npm-command.mjs';
import { installDaemon } from '../scripts/tools/daemons.mjs';
import { findFreePort } from '../scripts/tools/postgres-cluster.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const tools = [
  ['buildah', 'buildah'],
  ['debootstrap', 'debootstrap'],
  ['podman', 'podman'],
  ['runc', 'runc'],
];
const name = 'menta-try';
// Where this machine may not raise limits, or has the older control groups.
const engine = ['--cgroup-manager=cgroupfs', '--runtime=runc'];
const limits = ['--ulimit', 'nofile=20000:20000', '--ulimit', 'nproc=4096:4096'];
const asInCompose = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'all', '--security-opt', 'no-new-privileges'];

const run = (command, args, { output = 'pipe' } = {}) => {
  const result = spawnSync(command, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', output, output] });
  if (result.status === 0) return result.stdout?.trim() ?? '';
  throw new Error(`${command} ${args.join(' ')}\n${result.stderr ?? ''}`);
};
const podman = (...args) => run('podman', [...engine, ...args]);
const seconds = async (work) => {
  const began = performance.now();
  const value = await work();
  return [((performance.now() - began) / 1_000).toFixed(1), value];
};
const until = async (holds, what) => {
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${what} did not happen within a minute.`);
};

/** Debian without what its slim image leaves out, and the same with Node and npm. */
const makeBases = (folder) => {
  const system = join(folder, 'system');
  run('debootstrap', ['--variant=minbase', 'bookworm', system, 'http://deb.debian.org/debian']);
  for (const path of ['var/cache/apt', 'var/lib/apt/lists', 'usr/share/doc', 'usr/share/man', 'usr/share/locale'])
    rmSync(join(system, path), { recursive: true });
  run('tar', ['-C', system, '-cf', join(folder, 'system.tar'), '.']);
  cpSync(process.execPath, join(folder, 'node'), { dereference: true });
  cpSync(dirname(dirname(findNpmScript())), join(folder, 'npm'), { recursive: true, dereference: true });
  // Certificates that this machine trusts besides Node's own, where its way to the registry has some.
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  if (certificates) cpSync(certificates, join(folder, 'certificates.pem'), { dereference: true });
  const make = (tag, lines) => {
    const file = join(folder, `${tag}.Dockerfile`);
    writeFileSync(file, `${lines.join('\n')}\n`);
    run('buildah', ['bud', '-q', '--isolation', 'chroot', '-f', file, '-t', `localhost/${tag}`, folder]);
  };
  make('menta-base', ['FROM scratch', 'ADD system.tar /']);
  make('menta-build-base', [
    'FROM localhost/menta-base',
    'COPY node /usr/local/bin/node',
    'COPY npm /usr/local/lib/node_modules/npm',
    'RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm',
    ...(certificates ? ['COPY certificates.pem /etc/certificates.pem', 'ENV NODE_EXTRA_CA_CERTS=/etc/certificates.pem'] : []),
  ]);
};

const buildImage = () =>
  run('buildah', [
    'bud',
    '--isolation=chroot',
    '--layers',
    '--format=docker',
    '--build-arg=BUILD_BASE=localhost/menta-build-base',
    '--build-arg=BASE=localhost/menta-base',
    '--tag=localhost/menta',
    '.',
  ]);

const tryImage = async () => {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  podman('rm', '--force', '--ignore', name);
  podman('volume', 'rm', '--force', name);
  const published = ['--publish', `127.0.0.1:${port}:3000`, '--volume', `${name}:/data`];
  const settings = ['--env', 'SEED_DEMO=true', '--env', 'RATE_LIMIT_FACTOR=100'];
  podman('create', '--name', name, ...published, ...settings, ...limits, ...asInCompose, 'localhost/menta');
  const start = async () => {
    podman('start', name);
    await until(() => fetch(`${url}/healthz`).then(({ ok }) => ok, () => false), 'a healthy answer');
    podman('healthcheck', 'run', name);
  };
  try {
    const [firstStart] = await seconds(start);
    const owner = await signUpOver(url);
    const order = await openRestaurantOver(owner);
    // The last is sent while the container is being stopped.
    const placed = [];
    const place = async () => {
      const answer = await owner.send('POST', '/orders', order()).catch(() => null);
      if (answer?.status === 201) placed.push(answer.body._id);
      return answer !== null;
    };
    for (let count = 0; count < 20; count += 1) await place();
    const stopping = seconds(() => spawnStop());
    while (await place());
    const [stopped] = await stopping;
    const code = podman('inspect', '--format', '{{.State.ExitCode}}', name);
    if (code !== '0') throw new Error(`The container ended with ${code}.`);
    const [secondStart] = await seconds(start);
    const { body } = await owner.send('GET', '/orders/mine');
    const stored = new Set(body.map(({ _id }) => _id));
    const lost = placed.filter((id) => !stored.has(id));
    if (lost.length > 0) throw new Error(`Lost: ${lost.join(', ')}`);
    const user = podman('exec', name, 'id', '-u');
    const kept = podman('exec', name, 'menta', 'backup', '/tmp/try.gz');
    const forbidden = ['npm', 'gcc', 'make', 'git', 'python3', 'curl'].filter(
      (command) => spawnSync('podman', [...engine, 'exec', name, 'sh', '-c', `command -v ${command}`]).status === 0,
    );
    return { firstStart, secondStart, stopped, orders: placed.length, user, kept, forbidden };
  } finally {
    podman('rm', '--force', '--ignore', name);
    podman('volume', 'rm', '--force', name);
  }
};

const spawnStop = async () => {
  const { spawn } = await import('node:child_process');
  const { once } = await import('node:events');
  const child = spawn('podman', [...engine, 'stop', '--time', '30', name], { stdio: 'ignore' });
  await once(child, 'exit');
};

const missing = tools.filter(([command, packageName]) => !installDaemon(command, packageName));
if (missing.length > 0) {
  console.log(`The image was not tried: ${missing.map(([command]) => command).join(', ')} is not to be had here.`);
} else {
  const folder = mkdtempSync(join(tmpdir(), 'menta-image-'));
  try {
    const isThere = (tag) => spawnSync('podman', [...engine, 'image', 'exists', `localhost/${tag}`]).status === 0;
    if (!isThere('menta-base') || !isThere('menta-build-base')) makeBases(folder);
    const [built] = await seconds(buildImage);
    const size = Number(podman('image', 'inspect', '--format', '{{.Size}}', 'localhost/menta'));
    const base = Number(podman('image', 'inspect', '--format', '{{.Size}}', 'localhost/menta-base'));
    const archive = join(folder, 'image.tar');
    run('buildah', ['push', '-q', 'localhost/menta', `docker-archive:${archive}`]);
    run('gzip', ['-1', archive]);
    const { statSync } = await import('node:fs');
    const packed = statSync(`${archive}.gz`).size;
    const megabytes = (bytes) => `${Math.round(bytes / 1e6)} MB`;
    console.log(`built in ${built} s: ${megabytes(size)}, of which Debian ${megabytes(base)}; ${megabytes(packed)} packed`);
    const tried = await tryImage();
    console.log(`first start ${tried.firstStart} s, second ${tried.secondStart} s, stopped in ${tried.stopped} s`);
    console.log(`${tried.orders} orders, none lost; runs as user ${tried.user}; ${tried.kept}`);
    console.log(tried.forbidden.length > 0 ? `INSIDE: ${tried.forbidden.join(', ')}` : 'nothing that builds is inside');
    if (tried.forbidden.length > 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

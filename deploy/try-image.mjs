/**
 * Builds the image and tries it: it starts, is healthy, takes orders, is stopped in the middle of them, and has them all
 * afterwards. By hand, as root on Debian or a relative of it; needs Debian's mirror and the package registry.
 *
 * npm run try-image
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../scripts/tools/postgres-cluster.mjs';
import { openRestaurantOver, signUpOver } from '../server/testing/http-owner.ts';
import { makeBases } from './make-bases.mjs';
import { engine, limits, podman, run, secondsOf, until, whyNoContainers } from './podman.mjs';

const name = 'menta-try';
/** As in compose.yaml. */
const hardening = ['--read-only', '--tmpfs=/tmp', '--cap-drop=all', '--security-opt=no-new-privileges'];
const builders = ['npm', 'gcc', 'make', 'git', 'python3', 'curl'];

const buildImage = () =>
  run('buildah', [
    'bud',
    '--isolation=chroot',
    '--format=docker',
    '--build-arg=BUILD_BASE=localhost/menta-build-base',
    '--build-arg=BASE=localhost/menta-base',
    '--tag=localhost/menta',
    '.',
  ]);

const describeSize = (folder) => {
  const sizeOf = (tag) => Number(podman('image', 'inspect', '--format', '{{.Size}}', `localhost/${tag}`));
  const megabytes = (bytes) => `${Math.round(bytes / 1e6)} MB`;
  const archive = join(folder, 'image.tar');
  run('buildah', ['push', '-q', 'localhost/menta', `docker-archive:${archive}`]);
  run('gzip', ['-1', archive]);
  const packed = megabytes(statSync(`${archive}.gz`).size);
  return `${megabytes(sizeOf('menta'))}, of which Debian ${megabytes(sizeOf('menta-base'))}; ${packed} packed`;
};

const stop = async () => {
  const command = spawn('podman', [...engine, 'stop', '--time=30', name], { stdio: 'ignore' });
  await once(command, 'exit');
};

const tryImage = async () => {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const isHealthy = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const start = async () => {
    podman('start', name);
    await until(isHealthy, 'a healthy answer');
  };
  const options = [`--publish=127.0.0.1:${port}:3000`, `--volume=${name}:/data`, ...limits, ...hardening];
  podman('create', `--name=${name}`, ...options, 'localhost/menta');
  const firstStart = await secondsOf(start);
  podman('healthcheck', 'run', name);

  const owner = await signUpOver(url);
  const order = await openRestaurantOver(owner);
  const placed = [];
  const place = async () => {
    const answer = await owner.send('POST', '/orders', order()).catch(() => null);
    if (answer?.status === 201) placed.push(answer.body._id);
    return answer !== null;
  };
  for (let count = 0; count < 5; count += 1) await place();
  const stopping = secondsOf(stop);
  // Until nobody answers any more.
  while (await place());
  const stopped = await stopping;
  const code = podman('inspect', '--format', '{{.State.ExitCode}}', name);
  if (code !== '0') throw new Error(`The container ended with ${code}.`);

  const secondStart = await secondsOf(start);
  const { body } = await owner.send('GET', '/orders/mine');
  const lost = placed.filter((id) => !body.some(({ _id }) => _id === id));
  if (lost.length > 0) throw new Error(`${lost.length} of ${placed.length} orders are lost.`);
  const user = podman('exec', name, 'id', '-u');
  podman('exec', name, 'menta', 'operator', 'help');
  const backup = podman('exec', name, 'menta', 'backup');
  const inside = builders.filter(
    (command) =>
      spawnSync('podman', [...engine, 'exec', name, 'sh', '-c', `command -v ${command}`]).status === 0,
  );
  if (inside.length > 0) throw new Error(`The image contains ${inside.join(', ')}.`);
  return [
    `first start ${firstStart} s, second ${secondStart} s, stopped in ${stopped} s`,
    `${placed.length} orders, none lost; user ${user}; nothing that builds inside`,
    backup,
  ].join('\n');
};

const removeContainer = () => {
  podman('rm', '--force', '--ignore', name);
  spawnSync('podman', [...engine, 'volume', 'rm', '--force', name]);
};

const reason = whyNoContainers();
if (reason) console.log(`The image was not tried: ${reason}.`);
else {
  const folder = mkdtempSync(join(tmpdir(), 'menta-image-'));
  try {
    makeBases(folder);
    const built = await secondsOf(buildImage);
    console.log(`built in ${built} s: ${describeSize(folder)}`);
    removeContainer();
    console.log(await tryImage());
  } finally {
    removeContainer();
    rmSync(folder, { recursive: true, force: true });
  }
}

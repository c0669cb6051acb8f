/**
 * Runs the commands of "In a container" of docs/operations/install.md, with Debian's podman-compose in place of Docker and
 * stand-ins of Debian's packages in place of the images of Docker Hub: an order is placed through Caddy on the embedded
 * database, then on PostgreSQL with its secrets in files, and is there after everything was taken down and up again.
 * By hand, as root on Debian; needs Debian's mirror, the package registry and the ports 80, 443 and 3000.
 *
 * npm run try-compose
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { canUseApt, installWithApt } from '../scripts/tools/apt.mjs';
import { openRestaurantOver, signUpOver } from '../server/testing/http-owner.ts';
import { commandsOf } from './document-commands.mjs';
import { makeBases, makeStandIns } from './make-bases.mjs';
import { podman, root, run, secondsOf, trustAuthority, until, whyNoContainers } from './podman.mjs';

const site = 'localhost';
const url = `https://${site}`;
const onPostgres = '-f compose.yaml -f compose.postgres.yaml';

/** Debian's podman-compose 1.0.3 knows no profiles and starts everything; its `exec` sets what has no value to "None". */
const docker = `#!/bin/sh
shift
[ "$1" != --profile ] || shift 2
[ "$1" = exec ] || exec podman-compose "$@"
service=$2
shift 2
exec podman exec "menta_\${service}_1" "$@"
`;

/** For a machine without systemd, of which the limits cannot be raised. */
const settings = `[engine]
cgroup_manager = "cgroupfs"
runtime = "runc"
[containers]
default_ulimits = ["nofile=20000:20000", "nproc=4096:4096"]
`;

const prepare = (folder) => {
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin', 'docker'), docker, { mode: 0o755 });
  writeFileSync(join(folder, 'containers.conf'), settings);
  process.env.PATH = [join(folder, 'bin'), process.env.PATH].join(delimiter);
  process.env.CONTAINERS_CONF = join(folder, 'containers.conf');
  process.env.BUILDAH_ISOLATION = 'chroot';
  // As Docker's: the other format has no place for a health check.
  process.env.BUILDAH_FORMAT = 'docker';
};

const tryCompose = async (folder) => {
  let place = folder;
  const walked = async (command) => {
    const adapted = command
      .replace('https://git.example/menta.git', `${root} menta`)
      .replaceAll('menu.example', site);
    let said = '';
    const seconds = await secondsOf(() => {
      said = run('sh', ['-c', adapted], place);
    });
    if (command.endsWith('cd menta')) place = join(folder, 'menta');
    console.log(`${seconds.padStart(7)} s  ${command}\n           ${said.split('\n').at(-1)}`);
  };
  const isUp = () =>
    until(
      () =>
        fetch(`${url}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      'an answer through Caddy',
    );
  const trustCaddy = () =>
    until(() => {
      try {
        trustAuthority(podman('exec', 'menta_caddy_1', 'cat', '/data/caddy/pki/authorities/local/root.crt'));
        return true;
      } catch {
        return false;
      }
    }, "Caddy's authority");

  /** Somebody orders; everything is taken down and up again, and the order is there. */
  const survives = async (files) => {
    const owner = await signUpOver(url);
    const order = await openRestaurantOver(owner);
    const { status, body } = await owner.send('POST', '/orders', order());
    if (status !== 201) throw new Error('No order could be placed.');
    await walked(`docker compose ${files} down`);
    await walked(`docker compose ${files} up -d`);
    await isUp();
    const { body: orders } = await owner.send('GET', '/orders/mine');
    if (!orders.some(({ _id }) => _id === body._id)) throw new Error('The order is not there any more.');
  };

  const commands = commandsOf('install', 'In a container');
  const secrets = commands.indexOf('sh deploy/make-secrets.sh');
  for (const command of commands.slice(0, secrets)) {
    await walked(command);
    if (!command.endsWith('up -d')) continue;
    await trustCaddy();
    await isUp();
  }
  await survives('--profile https');
  await walked('docker compose --profile https down');

  for (const command of commands.slice(secrets)) await walked(command);
  await isUp();
  const { database } = await (await fetch(`${url}/healthz`)).json();
  if (database !== 'postgres') throw new Error(`It runs on the ${database} database.`);
  for (const name of ['menta_menta_1', 'menta_postgres_1']) podman('healthcheck', 'run', name);
  await survives(onPostgres);
  await walked('docker compose exec menta menta backup');
  const password = readFileSync(join(place, 'secrets', 'postgres_password'), 'utf8');
  for (const name of ['menta_menta_1', 'menta_postgres_1'])
    if (podman('inspect', name).includes(password)) throw new Error(`${name} shows its password.`);
  console.log('healthy, an order outlived the containers on both databases, and no password is in a setting');
};

const removeAll = (folder) => {
  for (const name of ['caddy', 'menta', 'postgres']) {
    podman('rm', '--force', '--ignore', `menta_${name}_1`);
    podman('volume', 'rm', '--force', `menta_${name}`);
  }
  rmSync(folder, { recursive: true, force: true });
};

/** By which containers find each other; no command. */
const names = '/usr/lib/cni/dnsname';
const hasNames = () => existsSync(names);
const installNames = () =>
  canUseApt() && installWithApt(['golang-github-containernetworking-plugin-dnsname']);

const reason =
  whyNoContainers({ 'podman-compose': 'podman-compose', dnsmasq: 'dnsmasq-base' }) ??
  (hasNames() || (installNames() && hasNames()) ? null : `${names} is not there`);
if (reason) console.log(`The compose files were not tried: ${reason}.`);
else {
  const folder = mkdtempSync(join(tmpdir(), 'menta-compose-'));
  try {
    makeBases(folder);
    makeStandIns(folder);
    prepare(folder);
    // So that it is built from what stands here.
    podman('rmi', '--force', '--ignore', 'localhost/menta');
    await tryCompose(folder);
  } finally {
    removeAll(folder);
  }
}

/**
 * Walks through docs/operations on a machine that was just installed: a container with systemd, in which the commands
 * of the documents are run as they stand. An order is placed through Caddy, and is there after an upgrade, after going
 * back a version and after a restore. By hand, as root on Debian; needs Debian's mirror and the package registry.
 *
 * npm run try-machine -- [--keep]
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../scripts/tools/postgres-cluster.mjs';
import { openRestaurantOver, signUpOver } from '../server/testing/http-owner.ts';
import { commandsOf } from './document-commands.mjs';
import { makeBases } from './make-bases.mjs';
import { limits, podman, root, run, secondsOf, trustAuthority, until, whyNoContainers } from './podman.mjs';

const name = 'menta-machine';
// Caddy makes a certificate of its own for this name, and we have no other way to a public one.
const site = 'localhost';
const authority = '/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt';

const inside = (command) => podman('exec', name, 'sh', '-c', command);

/** What stands for names of somebody's own in the documents. */
const adapted = (command, file) =>
  command
    .replace('https://git.example/menta.git', '-b tried /root/menta.bundle')
    .replaceAll('menu.example', site)
    .replace(/\bFILE$/, file);

const walk = async (page, section, file = '') => {
  for (const command of commandsOf(page, section)) {
    let said = '';
    const seconds = await secondsOf(() => {
      said = inside(adapted(command, file));
    });
    console.log(`${seconds.padStart(7)} s  ${command}\n           ${said.split('\n').at(-1)}`);
  }
};

const tryMachine = async () => {
  const port = await findFreePort();
  const url = `https://${site}:${port}`;
  podman(
    'run',
    '--detach',
    `--name=${name}`,
    '--privileged',
    '--systemd=always',
    ...limits,
    `--publish=127.0.0.1:${port}:443`,
    'localhost/menta-machine',
  );
  await until(() => inside('systemctl is-system-running || true') === 'running', 'the start of the machine');
  const bundle = join(folder, 'menta.bundle');
  run('git', ['branch', '--force', 'tried', 'HEAD']);
  run('git', ['bundle', 'create', bundle, 'tried']);
  podman('cp', bundle, `${name}:/root/menta.bundle`);

  await walk('install', 'On a machine');
  trustAuthority(inside(`cat ${authority}`));
  const isUp = () => until(() => fetch(`${url}/healthz`).then(({ ok }) => ok), 'an answer through Caddy');
  await isUp();
  const owner = await signUpOver(url);
  const order = await openRestaurantOver(owner);
  const place = async () => (await owner.send('POST', '/orders', order())).body._id;
  const mustHave = async (id, when) => {
    const { body } = await owner.send('GET', '/orders/mine');
    if (!body.some(({ _id }) => _id === id)) throw new Error(`The order is not there ${when}.`);
  };
  const first = await place();
  if (!first) throw new Error('No order could be placed.');
  await walk('upgrade', 'On a machine');
  await isUp();
  await mustHave(first, 'after the upgrade');
  inside('menta backup');
  const file = inside('ls /var/lib/menta/backups | tail -1');
  const later = await place();
  await walk('back-up-and-restore', 'On a machine', file);
  await isUp();
  await mustHave(first, 'after the restore');
  const { body } = await owner.send('GET', '/orders/mine');
  if (body.some(({ _id }) => _id === later)) throw new Error('The restore left an order of afterwards.');

  inside('systemctl stop menta');
  const ended = inside('systemctl show --property=Result --property=ExecMainStatus menta');
  const away = await fetch(`${url}/api/orders/mine`);
  console.log(`stopped: ${ended.replace('\n', ', ')}; Caddy answers ${away.status} meanwhile`);
  if (!ended.includes('Result=success')) throw new Error('The service did not stop cleanly.');
  const security = inside('systemd-analyze security menta | tail -1');
  console.log(security);
};

const reason = whyNoContainers();
const folder = mkdtempSync(join(tmpdir(), 'menta-walk-'));
if (reason) console.log(`The walk was not tried: ${reason}.`);
else {
  try {
    makeBases(folder);
    podman('rm', '--force', '--ignore', name);
    await tryMachine();
  } finally {
    if (!process.argv.includes('--keep')) podman('rm', '--force', '--ignore', name);
    spawnSync('git', ['branch', '--delete', '--force', 'tried'], { cwd: root });
    rmSync(folder, { recursive: true, force: true });
  }
}

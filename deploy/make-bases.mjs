import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findNpmScript } from '../scripts/launch/npm-command.mjs';
import { imageExists, podman, root, run } from './podman.mjs';

const mirror = 'http://deb.debian.org/debian';
/** What Debian's slim image leaves out as well. */
const notInSlim = [
  'var/cache/apt',
  'var/lib/apt/lists',
  'usr/share/doc',
  'usr/share/man',
  'usr/share/locale',
];

/**
 * Images to build on where no registry of images can be reached: `menta-base` is Debian; `menta-build-base` has Node
 * and npm too; `menta-machine` is a machine with systemd that somebody has just installed.
 */
export function makeBases(folder) {
  if (['menta-base', 'menta-build-base', 'menta-machine'].every(imageExists)) return;
  const system = join(folder, 'system');
  run('debootstrap', ['--variant=minbase', 'bookworm', system, mirror]);
  for (const path of notInSlim) rmSync(join(system, path), { recursive: true, force: true });
  run('tar', ['-C', system, '-cf', join(folder, 'system.tar'), '.']);
  cpSync(process.execPath, join(folder, 'node'), { dereference: true });
  cpSync(dirname(dirname(findNpmScript())), join(folder, 'npm'), { recursive: true, dereference: true });
  // What this machine trusts besides Node's own, where its way to the registry needs that.
  const { NODE_EXTRA_CA_CERTS: certificates } = process.env;
  if (certificates) cpSync(certificates, join(folder, 'certificates.pem'), { dereference: true });
  const trust = certificates
    ? ['COPY certificates.pem /etc/certificates.pem', 'ENV NODE_EXTRA_CA_CERTS=/etc/certificates.pem']
    : [];
  makeImage(folder, 'menta-base', ['FROM scratch', 'ADD system.tar /']);
  makeImage(folder, 'menta-build-base', [
    'FROM localhost/menta-base',
    'COPY node /usr/local/bin/node',
    'COPY npm /usr/local/lib/node_modules/npm',
    'RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm',
    ...trust,
  ]);
  makeImage(folder, 'menta-machine', [
    'FROM localhost/menta-base',
    installing('systemd systemd-sysv dbus ca-certificates'),
    ...trust,
    'CMD ["/sbin/init"]',
  ]);
}

const installing = (packages) =>
  `RUN mkdir -p /var/cache/apt/archives/partial /var/lib/apt/lists/partial && apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${packages} && rm -rf /var/lib/apt/lists/*`;

/** Of Debian's packages, under the names of the images that compose.yaml, compose.postgres.yaml and Dockerfile name. */
export function makeStandIns(folder) {
  podman('tag', 'localhost/menta-base', 'docker.io/library/debian:bookworm-slim');
  podman('tag', 'localhost/menta-build-base', 'docker.io/library/node:24-bookworm-slim');
  makeImage(folder, 'menta-caddy', [
    'FROM localhost/menta-base',
    installing('caddy ca-certificates'),
    'ENV XDG_DATA_HOME=/data XDG_CONFIG_HOME=/config',
    'CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]',
  ]);
  podman('tag', 'localhost/menta-caddy', 'docker.io/library/caddy:2');
  cpSync(join(root, 'deploy/stand-ins/postgres-entrypoint.sh'), join(folder, 'postgres-entrypoint.sh'));
  makeImage(folder, 'menta-postgres', [
    'FROM localhost/menta-base',
    installing('postgresql'),
    'COPY postgres-entrypoint.sh /entrypoint.sh',
    'ENV PGDATA=/var/lib/postgresql/data PATH=/usr/lib/postgresql/15/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    'STOPSIGNAL SIGINT',
    'ENTRYPOINT ["sh", "/entrypoint.sh"]',
    'CMD ["postgres", "-c", "listen_addresses=*"]',
  ]);
  podman('tag', 'localhost/menta-postgres', 'docker.io/library/postgres:17');
}

function makeImage(folder, tag, lines) {
  const file = join(folder, `${tag}.Dockerfile`);
  writeFileSync(file, `${lines.join('\n')}\n`);
  run('buildah', [
    'bud',
    '-q',
    '--isolation=chroot',
    '--format=docker',
    '-f',
    file,
    '-t',
    `localhost/${tag}`,
    folder,
  ]);
}

/**
 * Puts all that a machine needs to serve into one folder: the built pages, the server, its packages and Node itself.
 * Nothing in it installs or builds. What was there before stays beside it as FOLDER.previous.
 *
 * npm run deploy -- /opt/menta
 */
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSourceFiles } from '../scripts/structure/source-files.mjs';
import { isServed, runtimePackages } from './runtime-packages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const parts = [
  'package.json',
  'CHANGELOG.md',
  'core',
  'server',
  'dist',
  'scripts/print-agent.mjs',
  'deploy/environment-file.mjs',
  'deploy/image',
];
/** Of packages, what only compilers and debuggers read. */
const isForTools = (path) => /\.(map|md|markdown|d\.[cm]?ts|flow)$/i.test(path) && !/licen[cs]e/i.test(path);

const copy = (path, target, keeps) =>
  cpSync(join(root, path), join(target, path), {
    recursive: true,
    // Links to other disks and of hard-linked folders become files.
    dereference: true,
    filter: (source) => statSync(source).isDirectory() || keeps(source.slice(root.length + 1)),
  });

/** What pages of the version before have still to fetch, and its process until it is restarted. */
export const keepClientFiles = (folder, fresh) => {
  const kept = join(fresh, 'dist.before', 'client');
  for (const part of ['assets', 'fonts']) {
    const served = join(folder, 'dist', 'client', part);
    if (existsSync(served)) cpSync(served, join(kept, part), { recursive: true });
  }
};

/** Its user is another one, and writes none of it. */
const makeReadable = (folder) => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    chmodSync(path, entry.isDirectory() || statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
  chmodSync(folder, 0o755);
};

export function assemble(folder) {
  const fresh = `${folder}.new`;
  const previous = `${folder}.previous`;
  rmSync(fresh, { recursive: true, force: true });
  for (const path of parts) copy(path, fresh, isServed);
  for (const path of runtimePackages(root, readSourceFiles(root))) {
    // Packages inside a package are named by themselves when they are needed.
    const keeps = (file) => !isForTools(file) && !file.slice(path.length).includes('/node_modules/');
    copy(path, fresh, keeps);
  }
  mkdirSync(join(fresh, 'bin'));
  cpSync(process.execPath, join(fresh, 'bin', 'node'), { dereference: true });
  chmodSync(join(fresh, 'bin', 'node'), 0o755);
  cpSync(join(root, 'deploy', 'menta'), join(fresh, 'bin', 'menta'));
  keepClientFiles(folder, fresh);
  // The empty database that a first start copies was made private to whoever built it.
  makeReadable(fresh);
  if (existsSync(folder)) {
    rmSync(previous, { recursive: true, force: true });
    renameSync(folder, previous);
  }
  renameSync(fresh, folder);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2);
  if (!folder || !existsSync(dirname(resolve(folder)))) {
    console.error('Where to? npm run deploy -- /opt/menta (in a folder that exists).');
    process.exitCode = 1;
  } else {
    assemble(resolve(folder));
    console.log(`Menta is in ${resolve(folder)}.`);
  }
}

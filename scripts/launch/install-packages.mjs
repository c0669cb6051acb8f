import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedMatchesLock, lacksOnlyOptionalEntries, lockStamp } from './lock-check.mjs';
import { findNpmScript, isRegistryUnreachable, npmFailureReason, npmNetworkOptions } from './npm-command.mjs';
import { LaunchError, withProgress } from './progress.mjs';
import { runQuietly } from './run-process.mjs';

/** Makes node_modules match package-lock.json, and does nothing when it already does. */
export async function installPackages(root, env) {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stampFile = join(root, 'node_modules', '.menta-lock');
  const stamp = lockStamp(lockText, process);
  if (isInstalled(root, lockText, stampFile, stamp)) return;

  const npm = findNpmScript();
  if (!npm)
    throw new LaunchError('The packages are not installed, and npm, which installs them, was not found.');
  await withProgress('Installing packages (once)', async () => {
    rmSync(stampFile, { force: true });
    const result = await runNpmInstall(npm, root, env);
    if (result.code !== 0) {
      const details = isRegistryUnreachable(result.output) ? '' : `${result.output.trimEnd()}\n`;
      throw new LaunchError(`${details}Installing packages failed: ${npmFailureReason(result.output)}.`);
    }
    mkdirSync(join(root, 'node_modules'), { recursive: true });
    writeFileSync(stampFile, stamp);
  });
}

async function runNpmInstall(npm, root, env) {
  // A machine set to production leaves out what the build needs, unless overridden.
  const include = ['--include=dev', '--include=optional'];
  const options = [
    ...include,
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...(await connection(npm, root, env)),
  ];
  const exact = await runQuietly(process.execPath, [npm, 'ci', ...options], { cwd: root, env });
  if (exact.code === 0 || !lacksOnlyOptionalEntries(exact.output)) return exact;
  return runQuietly(process.execPath, [npm, 'install', '--no-save', ...options], { cwd: root, env });
}

/**
 * Without a network npm retries every single package, for minutes. One question first; with no answer, its cache may
 * still hold everything, and if not, we know at once.
 */
async function connection(npm, root, env) {
  const question = [npm, 'view', 'zod', 'version', '--prefer-online', ...npmNetworkOptions];
  const answer = await runQuietly(process.execPath, question, { cwd: root, env });
  return answer.code !== 0 && isRegistryUnreachable(answer.output) ? ['--offline'] : [];
}

function isInstalled(root, lockText, stampFile, stamp) {
  const installed = readJson(join(root, 'node_modules', '.package-lock.json'));
  if (!installed || !everyFolderExists(root, installed)) return false;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return true;
  const machine = { platform: process.platform, arch: process.arch, libc: findLibc() };
  if (!installedMatchesLock(JSON.parse(lockText), installed, machine)) return false;
  writeFileSync(stampFile, stamp);
  return true;
}

function everyFolderExists(root, installed) {
  return Object.keys(installed.packages).every((path) => existsSync(join(root, path)));
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

function findLibc() {
  if (process.platform !== 'linux') return undefined;
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

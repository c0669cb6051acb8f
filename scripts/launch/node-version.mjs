import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { findNpmScript, npmFailureReason, npmNetworkOptions } from './npm-command.mjs';
import { LaunchError, withProgress } from './progress.mjs';
import { runQuietly } from './run-process.mjs';

// 24.7 is the first release that has everything the server relies on (type stripping, argon2 in node:crypto).
const needed = [24, 7];

export function isNewEnough(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  return major > needed[0] || (major === needed[0] && minor >= needed[1]);
}

/** A Node that is new enough, from an earlier fetch or from the registry. */
export async function fetchNode(root) {
  const remembered = recallNode(root);
  if (remembered) return remembered;
  const npm = findNpmScript();
  if (!npm) throw new LaunchError(`${missingNode()} npm, which could fetch it, was not found.`);

  return withProgress('Fetching Node 24 (once)', async () => {
    const options = ['--yes', '--loglevel=error', ...npmNetworkOptions, '--package=node@24'];
    const args = [npm, 'exec', ...options, '--', 'node', '-p', 'process.execPath'];
    const answer = await runQuietly(process.execPath, args, { cwd: root, env: process.env });
    const path = answer.output.trim().split('\n').at(-1) ?? '';
    if (answer.code !== 0)
      throw new LaunchError(`${missingNode()} Fetching it failed: ${npmFailureReason(answer.output)}.`);
    if (!isUsable(path))
      throw new LaunchError(`${missingNode()} The registry's copy does not run on this machine.`);
    return path;
  });
}

function missingNode() {
  return `Menta runs on Node ${needed.join('.')} or newer, and this is ${process.versions.node}.`;
}

/** The environment of a child that must find this Node first, whatever the machine has installed. */
export function withNodeFirst(executable, env) {
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...env, [key]: [dirname(executable), env[key]].filter(Boolean).join(delimiter) };
}

function memoryFile(root) {
  return join(root, 'node_modules', '.cache', 'menta-node');
}

/** Written after the install, because installing empties node_modules. */
export function rememberNode(root, executable) {
  mkdirSync(dirname(memoryFile(root)), { recursive: true });
  writeFileSync(memoryFile(root), executable);
}

function recallNode(root) {
  if (!existsSync(memoryFile(root))) return null;
  const path = readFileSync(memoryFile(root), 'utf8').trim();
  return isUsable(path) ? path : null;
}

function isUsable(path) {
  try {
    return isNewEnough(
      execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch {
    return false;
  }
}

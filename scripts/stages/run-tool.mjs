import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const killAfterMs = 8_000;

/** The script behind a package's command, to be run by this very Node without a shell. */
export function commandScript(packageName, command) {
  const manifest = findManifest(packageName);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
}

function findManifest(packageName) {
  const folders = require.resolve.paths(packageName) ?? [];
  const manifest = folders
    .map((folder) => join(folder, packageName, 'package.json'))
    .find((path) => existsSync(path));
  if (!manifest) throw new Error(`The package ${packageName} is not installed.`);
  return manifest;
}

/**
 * Runs one tool to its end. `quiet` shows its output only when it fails. On Ctrl-C it is asked to stop, and after a
 * while its whole process group is made to.
 * @returns {Promise<number>} the exit code
 */
export async function runTool(script, args, { root, signal, env = {}, quiet = false }) {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, ...colourWhenPiped(quiet), ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
  });
  const output = [];
  child.stdout?.on('data', (chunk) => output.push(chunk));
  child.stderr?.on('data', (chunk) => output.push(chunk));

  let deadline;
  const stop = () => {
    child.kill(signal.reason);
    deadline = setTimeout(() => killGroup(child), killAfterMs);
  };
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  child.once('exit', () => killGroup(child));
  const [code] = await once(child, 'close');
  clearTimeout(deadline);
  signal.removeEventListener('abort', stop);

  if (quiet && code !== 0 && !signal.aborted) process.stdout.write(Buffer.concat(output));
  return code ?? 1;
}

/** Nothing that a stage started may outlive it: the next stage needs the ports and the processor. */
function killGroup(child) {
  try {
    if (process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Nobody is left.
  }
}

function colourWhenPiped(quiet) {
  return quiet && process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
}

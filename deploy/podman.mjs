import { spawnSync } from 'node:child_process';
import tls from 'node:tls';
import { fileURLToPath } from 'node:url';
import { installDaemon } from '../scripts/tools/daemons.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const tools = ['buildah', 'debootstrap', 'podman', 'runc'];

/** Null where containers can be built and run. */
export function whyNoContainers(others = {}) {
  const needed = { ...Object.fromEntries(tools.map((name) => [name, name])), ...others };
  const missing = Object.keys(needed).filter((name) => !installDaemon(name, needed[name]));
  return missing.length > 0 ? `${missing.join(', ')} is not installed, and apt cannot install it` : null;
}

export function run(command, args, folder = root) {
  const result = spawnSync(command, args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (result.status === 0) return result.stdout.trim();
  throw new Error(`${command} ${args.join(' ')}\n${result.stdout}${result.stderr}`);
}

/** The older control groups, too, and without systemd on this machine. */
export const engine = ['--cgroup-manager=cgroupfs', '--runtime=runc'];
/** A machine that may not raise its own limits cannot give more. */
export const limits = ['--ulimit', 'nofile=20000:20000', '--ulimit', 'nproc=4096:4096'];

export const podman = (...args) => run('podman', [...engine, ...args]);

export const imageExists = (tag) =>
  spawnSync('podman', [...engine, 'image', 'exists', `localhost/${tag}`]).status === 0;

export async function until(holds, what, limitSeconds = 120) {
  for (const began = performance.now(); !(await holds()); ) {
    if (performance.now() - began > limitSeconds * 1_000)
      throw new Error(`${what} did not happen within ${limitSeconds} s.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export async function secondsOf(work) {
  const began = performance.now();
  await work();
  return ((performance.now() - began) / 1_000).toFixed(1);
}

/** The authority that Caddy makes for names that no public one answers for. */
export const trustAuthority = (certificate) =>
  tls.setDefaultCACertificates([...tls.getCACertificates(), certificate]);

import { spawnSync } from 'node:child_process';

/** Only as root, on Debian and its relatives. */
export function canUseApt() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
}

/** A mirror that does not answer must not block the run; what has arrived is then installed. */
const downloadLimitMs = 180_000;

/** Returns whether the packages are installed now. RUNLEVEL=1 keeps packages from starting services of their own. */
export function installWithApt(packages) {
  console.log(`Installing ${packages.join(', ')} with apt (once) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const run = (args, timeout) =>
    spawnSync('apt-get', args, { env, timeout, stdio: ['ignore', 'ignore', 'pipe'] }).status === 0;
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  return (
    run(['update', '-qq'], downloadLimitMs) &&
    run([...install, '--download-only'], downloadLimitMs) &&
    run(install)
  );
}

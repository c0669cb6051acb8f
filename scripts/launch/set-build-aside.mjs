import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes room for a build. The one that was there stays beside it: a process that serves it finds its files while the next
 * is built, and pages that are open find theirs afterwards. One that broke off is no build, and nobody serves it.
 */
export function setBuildAside(dist) {
  if (!existsSync(join(dist, 'build.json'))) return rmSync(dist, { recursive: true, force: true });
  rmSync(`${dist}.before`, { recursive: true, force: true });
  renameSync(dist, `${dist}.before`);
}

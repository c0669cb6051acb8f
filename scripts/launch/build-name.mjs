import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const git = (root, ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The commit that these sources are of; 'unknown' where git cannot tell, or tells of a folder around them. */
export function commitOf(root) {
  try {
    return git(root, 'rev-parse', '--show-prefix') === ''
      ? git(root, 'rev-parse', '--short=8', 'HEAD')
      : 'unknown';
  } catch {
    return 'unknown';
  }
}

/** What runs is named after it: at /healthz, in backups and at the foot of the dashboard. An image is built without git. */
export const writeBuildName = (root, { MENTA_COMMIT } = process.env) =>
  writeFileSync(join(root, 'dist', 'build.json'), JSON.stringify({ commit: MENTA_COMMIT || commitOf(root) }));

import { execFileSync } from 'node:child_process';
import { UsageError } from '../stages/read-arguments.mjs';

/**
 * What changed, committed or not, and since when: since the branch left main; on main what is not committed, and when
 * that is nothing, the last commit. Paths that are gone are not among them.
 */
export function changedFiles(root, since) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  const ask = (...args) => {
    try {
      return git(...args);
    } catch {
      return null;
    }
  };
  const list = (...args) => (git(...args, '-z') || '').split('\0').filter(Boolean);
  const filesSince = (commit) => [
    ...list('diff', '--name-only', '--no-renames', '--diff-filter=d', commit),
    ...list('ls-files', '--others', '--exclude-standard'),
  ];

  const head = ask('rev-parse', 'HEAD');
  if (!head) throw new UsageError('What changed is asked of git, and there is no repository here.');
  if (since !== undefined) {
    const commit = ask('rev-parse', '--verify', '--quiet', `${since}^{commit}`);
    if (!commit) throw new UsageError(`There is no commit "${since}".`);
    return { since: commit, files: filesSince(commit) };
  }
  const left = ask('merge-base', 'HEAD', 'main') ?? ask('merge-base', 'HEAD', 'origin/main');
  if (left && left !== head) return { since: left, files: filesSince(left) };
  const uncommitted = filesSince(head);
  const parent = ask('rev-parse', '--verify', '--quiet', 'HEAD~1');
  if (uncommitted.length > 0 || !parent) return { since: head, files: uncommitted };
  return { since: parent, files: filesSince(parent) };
}

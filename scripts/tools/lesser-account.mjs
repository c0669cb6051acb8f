import { readFileSync } from 'node:fs';

/** PostgreSQL and pgbouncer refuse to run as root. Null when not running as root. */
export function findLesserAccount() {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = ['postgres', 'nobody'].map((name) => accounts.find(([user]) => user === name)).find(Boolean);
  if (!found)
    throw new Error('PostgreSQL cannot run as root, and there is no other account (postgres or nobody).');
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

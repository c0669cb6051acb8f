// `npm run advisories`: whether the registry knows of a hole in a package that the product ships with.
// Exit code: 0 none · 1 these · 2 the registry could not be reached, which never counts as none.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describeAudit, readAudit } from './advisories/read-audit.mjs';
import { findNpmScript, npmNetworkOptions } from './launch/npm-command.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const npm = findNpmScript();
const args = ['audit', '--omit=dev', '--json', ...npmNetworkOptions];
const audit = npm
  ? spawnSync(process.execPath, [npm, ...args], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  : { stdout: '', stderr: 'there is no npm on this machine' };

const outcome = readAudit(audit.stdout ?? '', audit.stderr ?? '');
console.log(describeAudit(outcome));
process.exitCode = { none: 0, found: 1, unasked: 2 }[outcome.kind];

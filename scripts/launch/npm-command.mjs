import { existsSync, realpathSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';

/** The npm that started us, or the one beside Node, as a script that any Node can run (no shell, no .cmd files). */
export function findNpmScript(env = process.env) {
  return npmScriptCandidates(env).find((path) => basename(path) === 'npm-cli.js' && existsSync(path)) ?? null;
}

function npmScriptCandidates(env) {
  const nodeFolder = dirname(realpathSync(process.execPath));
  return [
    ...(env.npm_execpath ? [env.npm_execpath] : []),
    join(nodeFolder, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(nodeFolder, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    ...(env.PATH ?? env.Path ?? '').split(delimiter).flatMap((folder) => {
      const command = join(folder, 'npm');
      const bundled = join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js');
      return existsSync(command) ? [realpathSync(command), bundled] : [];
    }),
    '/usr/share/nodejs/npm/bin/npm-cli.js',
  ];
}

/** One quick retry is enough for a hiccup. */
export const npmNetworkOptions = ['--fetch-retries=1', '--fetch-retry-mintimeout=500'];

export function isRegistryUnreachable(output) {
  return /ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ENETUNREACH|ENOTCACHED|network/i.test(output);
}

/** npm says a lot; the line that names the cause is the one worth repeating. */
export function npmFailureReason(output) {
  const lines = output
    .split('\n')
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim())
    .filter((line) => line !== '' && !/^(code|errno|syscall|A complete log|npm warn)/i.test(line));
  if (isRegistryUnreachable(output)) return 'the package registry cannot be reached';
  return lines[0]?.replace(/\.$/, '') ?? 'npm gave no reason';
}

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where the first of these commands is on the PATH, or null. */
export function findCommand(names, env = process.env) {
  const folders = (env.PATH ?? env.Path ?? '').split(delimiter).filter(Boolean);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, `${name}${suffix}`)));
  return paths.find((path) => existsSync(path)) ?? null;
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const buildInputs = [
  'core',
  'web',
  'server/db/engine/embedded-engine.ts',
  'scripts/fonts',
  'scripts/compress-files.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];

/** A hash of what the build reads. Contents, not dates: a fresh clone or a branch switch must not look like a change. */
export function fingerprintOf(root, inputs = [...buildInputs, ...buildScripts(root)]) {
  const hash = createHash('sha256');
  for (const path of inputs.flatMap((input) => listFiles(root, input)).sort()) {
    const contents = readFileSync(join(root, path));
    hash.update(`${path}\0${contents.length}\0`).update(contents);
  }
  return hash.digest('hex');
}

/** vite.*.ts, and scripts/build.mjs with everything beside it whose name begins the same. */
function buildScripts(root) {
  const configs = readdirSync(root).filter((name) => /^vite\..*\.ts$/.test(name));
  const scripts = existsSync(join(root, 'scripts')) ? readdirSync(join(root, 'scripts')) : [];
  return [...configs, ...scripts.filter((name) => name.startsWith('build')).map((name) => `scripts/${name}`)];
}

/** Paths relative to the root, with forward slashes on every system. Tests are not part of the build. */
function listFiles(root, path) {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isDirectory()) {
    return readdirSync(absolute).flatMap((name) => listFiles(root, `${path}/${name}`));
  }
  return /\.test\.tsx?$/.test(path) ? [] : [path];
}

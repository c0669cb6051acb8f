import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { importsOf } from '../scripts/structure/imports.mjs';
import { isTest } from '../scripts/structure/source-files.mjs';

/** What runs: tests and what they share stay at home. */
export const isServed = (path) =>
  !isTest(path) && !path.includes('/testing/') && !path.endsWith('tsconfig.json');

const nameOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
const isPackage = (specifier) => /^[@a-z]/.test(specifier) && !specifier.startsWith('node:');

/**
 * The packages that a running server loads: those that core/ and server/ import, and what these need. The pages are
 * built whole, so React and all that is drawn with it is left out; so is what development alone imports.
 * @returns {string[]} folders below the root, `node_modules/…`
 */
export function runtimePackages(root, files) {
  const { dependencies } = readManifest(root);
  const imported = files
    .filter(({ path }) => /^(core|server)\/.*\.ts$/.test(path) && isServed(path))
    .flatMap((file) => importsOf(file))
    .filter(({ name }) => isPackage(name))
    .map(({ name }) => nameOf(name))
    .filter((name) => name in dependencies);
  const found = new Set();
  for (const name of imported) collect(root, name, root, found);
  return [...found].map((folder) => folder.slice(root.length + 1)).sort();
}

function collect(root, name, dependent, found, isOptional = false) {
  const folder = resolveFolder(root, name, dependent);
  if (!folder && isOptional) return;
  if (!folder) throw new Error(`${name}, which ${dependent} needs, is not installed.`);
  if (found.has(folder)) return;
  found.add(folder);
  const manifest = readManifest(folder);
  const peers = Object.keys(manifest.peerDependencies ?? {}).filter(
    (peer) => !manifest.peerDependenciesMeta?.[peer]?.optional,
  );
  const optional = Object.keys(manifest.optionalDependencies ?? {});
  for (const needed of [...Object.keys(manifest.dependencies ?? {}), ...peers])
    collect(root, needed, folder, found, optional.includes(needed));
  for (const wanted of optional) collect(root, wanted, folder, found, true);
}

/** As Node looks for it: beside the dependent first, then further up. */
function resolveFolder(root, name, dependent) {
  for (let folder = dependent; folder.startsWith(root); folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
  }
  return null;
}

const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

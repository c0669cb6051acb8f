import { importsOf, resolveImport } from '../structure/imports.mjs';

/** Of every file, those that import it: `Map(path → Set(paths))`. */
export function importersOf(files) {
  const paths = new Set(files.map(({ path }) => path));
  const importers = new Map();
  for (const file of files) {
    for (const { name } of importsOf(file)) {
      const target = resolveImport(file.path, name.replace(/\?.*$/, ''));
      if (!paths.has(target)) continue;
      if (!importers.has(target)) importers.set(target, new Set());
      importers.get(target).add(file.path);
    }
  }
  return importers;
}

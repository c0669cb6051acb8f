import { importsOf, resolveImport } from '../structure/imports.mjs';
import { codeLines } from '../structure/source-files.mjs';

/** What reads dist/: the renderers of pages, and whoever starts the service as a process. */
const readsBuild = /\bdistFolder = |\bmain\.ts'/;

/**
 * Whether any of these tests runs what is built, by what they import; types do not count. Most tests of the server show
 * no page, and need not wait for a build.
 */
export function needsBuild(tests, files) {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const reached = new Set(tests.filter((path) => !/^(core|web|scripts)\//.test(path)));
  for (const path of reached) {
    const code = withoutTypes(byPath.get(path));
    if (code.lines.some((text) => readsBuild.test(text))) return true;
    for (const { name } of importsOf(code)) {
      const target = resolveImport(path, name);
      if (byPath.has(target)) reached.add(target);
    }
  }
  return false;
}

function withoutTypes(file) {
  const code = codeLines(file)
    .map(({ text }) => text)
    .join('\n');
  const values = code.replace(/^(import|export) type [^;]*?from\s+'[^']+';/gm, '');
  return { path: file.path, lines: values.split('\n') };
}

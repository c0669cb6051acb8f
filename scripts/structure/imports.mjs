import { posix } from 'node:path';
import { codeLines, isTest } from './source-files.mjs';

const importedName = /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)['"]([^'"]+)['"]/g;
const mayTouchSql = /^server\/(db|testing|live)\/|\.queries\.ts$/;

const forbidden = {
  core: {
    server: 'core never imports the server: pass what you need as an argument',
    web: 'core never imports the web: move the shared piece into core/',
  },
  server: { web: 'the server never imports web/: load the built renderer, and share rules through core/' },
  web: { server: 'the web never imports the server: call it through web/lib, and share rules through core/' },
};

/** One-way imports between the trees, and SQL only where queries live. */
export function checkImports(files) {
  return files.flatMap((file) => importsOf(file).flatMap((found) => adviceFor(file.path, found)));
}

/** Every import of a file, with its line; a dynamic one counts too. */
export function importsOf(file) {
  return codeLines(file).flatMap(({ text, number }) =>
    [...text.matchAll(importedName)].map(([, name]) => ({ name, line: number })),
  );
}

function adviceFor(path, { name, line }) {
  const tree = path.split('/')[0];
  const target = targetOf(path, name);
  const problem = (advice) => [{ path, line, advice }];
  if (target.tree) {
    const advice = forbidden[tree]?.[target.tree];
    return advice ? problem(advice) : [];
  }
  if (tree === 'core' && !isAllowedInCore(path, target.package)) {
    return problem(`core imports only itself and zod, not ${target.package}: do this in server/ or web/`);
  }
  if (target.package === 'drizzle-orm' && ['server', 'web'].includes(tree) && !mayTouchSql.test(path)) {
    return problem(
      'only *.queries.ts, server/db, server/live and server/testing touch SQL: add a query and call it',
    );
  }
  return [];
}

function isAllowedInCore(path, packageName) {
  const forTests = isTest(path) || path.includes('/testing/');
  return packageName === 'zod' || (forTests && ['vitest', 'fast-check'].includes(packageName));
}

function targetOf(path, name) {
  if (name.startsWith('#')) return { tree: name.slice(1).split('/')[0] };
  if (name.startsWith('.')) return { tree: posix.join(posix.dirname(path), name).split('/')[0] };
  const parts = name.split('/');
  return { package: name.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0] };
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ignoredFolders = new Set(['node_modules', 'dist', 'dist.before', 'test-results', 'migrations', '.git']);
/** The embedded database of `npm start`. */
const dataFolder = 'data';
const readable = /\.(ts|tsx|mjs|css|md)$/;

/** Every source file as `{ path, lines }`, with the path relative to the root and forward slashes. */
export function readSourceFiles(root, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      const isIgnored = ignoredFolders.has(entry.name) || path === dataFolder;
      return isIgnored ? [] : readSourceFiles(root, path);
    }
    return readable.test(entry.name) ? [sourceFile(path, readFileSync(join(root, path), 'utf8'))] : [];
  });
}

export function sourceFile(path, text) {
  return { path, lines: text.split('\n') };
}

/** Every line that is not a comment, with its number. */
export function codeLines(file) {
  return file.lines
    .map((text, index) => ({ text, number: index + 1 }))
    .filter(({ text }) => !/^\s*(\/\/|\/?\*)/.test(text));
}

export function isTest(path) {
  return /\.test\.(tsx?|mjs)$/.test(path) || path.startsWith('e2e/');
}

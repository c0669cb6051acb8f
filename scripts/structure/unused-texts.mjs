import { codeLines, isTest } from './source-files.mjs';

const declaration = /^export const (\w+) = define(?:Guest)?Texts\(\{/;
const imported = /import\s+\{([^}]*)\}\s+from\s+'([^']+\.ts)'/g;

/** A text that no screen, mail or answer reads is a text that nobody keeps right. */
export function checkUnusedTexts(files) {
  const readers = files
    .filter(({ path }) => /^(core|server|web)\//.test(path) && !isTest(path) && !path.endsWith('.css'))
    .map((file) => ({ path: file.path, code: codeOf(file) }));
  return files.flatMap(declaredTexts).flatMap((texts) => {
    const read = readKeys(texts, readers);
    return read === 'all'
      ? []
      : texts.keys.filter(({ key }) => !read.has(key)).map((key) => problem(texts, key));
  });
}

const codeOf = (file) =>
  codeLines(file)
    .map(({ text }) => text)
    .join('\n');

const problem = ({ path, name }, { key, line }) => ({
  path,
  line,
  advice: `nothing reads ${name}.${key}: remove the text, or show it`,
});

/** Every `defineTexts` and `defineGuestTexts` of a file, with the keys that stand two spaces deep inside it. */
function declaredTexts({ path, lines }) {
  const found = [];
  let open = null;
  for (const [index, text] of lines.entries()) {
    const name = declaration.exec(text)?.[1];
    if (name) {
      open = { path, name, keys: [] };
      found.push(open);
    } else if (/^\}/.test(text)) open = null;
    const key = /^ {2}(?:(\w+)|'([^']+)'):/.exec(text);
    if (open && key) open.keys.push({ key: key[1] ?? key[2], line: index + 1 });
  }
  return found;
}

/** The keys that are read by name, or 'all' where the texts are handed on whole or read by a computed key. */
function readKeys({ path, name }, readers) {
  const keys = new Set();
  for (const reader of readers) {
    const local = reader.path === path ? name : localName(reader.code, path, name);
    if (!local) continue;
    const uses = withoutDeclarations(reader.code).matchAll(
      new RegExp(`(?<![\\w'-]|(?<!\\.\\.)\\.)${local}\\b(?:\\.(\\w+))?`, 'g'),
    );
    for (const [, key] of uses) {
      if (!key) return 'all';
      keys.add(key);
    }
  }
  return keys;
}

const withoutDeclarations = (code) =>
  code.replace(imported, '').replace(/^export const \w+ = define(?:Guest)?Texts/gm, '');

/** What a file calls the texts that it imports; files of texts are identified by the last part of their path. */
function localName(code, path, name) {
  const file = path.split('/').at(-1);
  for (const [, names, from] of code.matchAll(imported)) {
    if (from.split('/').at(-1) !== file) continue;
    for (const each of names.split(',')) {
      const [original, local = original] = each.trim().split(/\s+as\s+/);
      if (original === name) return local;
    }
  }
  return null;
}

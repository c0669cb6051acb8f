import { codeLines } from './source-files.mjs';

const changes = /\.(update|delete)\(\w+\)|\b(update|delete from) \$\{\w+\}/;
const namesOwner = /\b(OwnerScope|OwnId|ownerId)\b/;
const reason = /any-owner: \S/;

/** The declarations at the left margin, each with its comment, as `{ text, line }`. */
function declarations({ lines }) {
  const starts = lines.flatMap((text, index) => (/^(export |const |type )/.test(text) ? [index] : []));
  return starts.map((start, index) => {
    let first = start;
    while (/^(\/\/|\/\*| \*)/.test(lines[first - 1] ?? '')) first -= 1;
    return { text: lines.slice(first, starts[index + 1]).join('\n'), line: start + 1 };
  });
}

function unscopedChanges(file) {
  if (!file.path.endsWith('.queries.ts')) return [];
  return declarations(file)
    .filter(({ text }) => changes.test(text) && !namesOwner.test(text) && !reason.test(text))
    .map(({ line }) => ({
      path: file.path,
      line,
      advice:
        'a change takes an OwnerScope or an OwnId; if it is for any owner, say why: `any-owner: the reason`',
    }));
}

const minters = [
  { call: /\bmintOwnerScope\(/, home: /(^|\/)session-gate\.ts$/, who: 'the session gate' },
  { call: /\b(ownRow|visibleRow)\(/, home: /\.queries\.ts$/, who: 'a query that compared the owner' },
];

function strayMinting(file) {
  return minters
    .filter(({ home }) => file.path.startsWith('server/') && !home.test(file.path))
    .flatMap(({ call, who }) =>
      codeLines(file)
        .filter(({ text }) => call.test(text))
        .map(({ number }) => ({ path: file.path, line: number, advice: `only ${who} may give this right` })),
    );
}

/** Whoever changes an owner's row names the owner, and the right to do so is given in one place. */
export function checkTenantScope(files) {
  return files.flatMap((file) => [...unscopedChanges(file), ...strayMinting(file)]);
}

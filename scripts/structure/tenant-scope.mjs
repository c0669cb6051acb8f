import { codeLines, isTest } from './source-files.mjs';

const scoped = /\b(OwnerScope|DataScope|OwnId|VisibleId|PublicOwnerId|WithOwner)\b/;
const reachesData = /\b(Database|Transaction)\b/;
const changes = /\.(update|delete)\(\w+\)|\b(update|delete from) \$\{\w+\}/;
const reason = /any-owner: \S/;
/** A function, up to the parenthesis or bracket with which its parameters begin. */
const exportedFunction = /^export const \w+ = (?:async )?(?=[(<])/;
const bareOwner = /\b(ownerId|userId)\??: string\b/;

/** The declarations at the left margin: `{ comment, text, line }`, where the line is that of the text. */
function declarations({ lines }) {
  const starts = lines.flatMap((text, index) => (/^(export |const |type )/.test(text) ? [index] : []));
  return starts.map((start, index) => {
    const comment = lines.slice(startOfComment(lines, start), start).join('\n');
    const end = index + 1 < starts.length ? startOfComment(lines, starts[index + 1]) : lines.length;
    return { comment, text: lines.slice(start, end).join('\n'), line: start + 1 };
  });
}

function startOfComment(lines, declaration) {
  let first = declaration;
  while (/^(\/\/|\/\*| \*)/.test(lines[first - 1] ?? '')) first -= 1;
  return first;
}

/** The parameters of an exported function with their types, those of type parameters too; null of anything else. */
function parametersOf(text) {
  const found = exportedFunction.exec(text);
  if (!found) return null;
  const start = found[0].length;
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '(' || text[at] === '{') depth += 1;
    if (text[at] === ')' || text[at] === '}') depth -= 1;
    if (text[at] === ')' && depth === 0) return text.slice(start, at + 1);
  }
  return null;
}

/** What is written there, and in the types of the same file that it names. */
function withNamedTypes(text, types, seen = new Set()) {
  const named = [...types].filter(([name]) => !seen.has(name) && new RegExp(`\\b${name}\\b`).test(text));
  for (const [name] of named) seen.add(name);
  return [text, ...named.map(([, type]) => withNamedTypes(type, types, seen))].join('\n');
}

function unscopedQueries(file) {
  if (!file.path.endsWith('.queries.ts')) return [];
  const declared = declarations(file);
  const types = new Map(
    declared.flatMap(({ text }) => {
      const name = /^(?:export )?type (\w+)/.exec(text)?.[1];
      return name ? [[name, text]] : [];
    }),
  );
  return declared.flatMap(({ comment, text, line }) => {
    const parameters = parametersOf(text);
    const isQuery = parameters !== null && (reachesData.test(parameters) || changes.test(text));
    if (!isQuery || reason.test(comment) || scoped.test(withNamedTypes(parameters, types))) return [];
    return [
      {
        path: file.path,
        line,
        advice:
          'a query takes an OwnerScope, an OwnId or a PublicOwnerId; if it is for any owner, say why: `any-owner: the reason`',
      },
    ];
  });
}

function bareOwners(file) {
  if (!/\.(queries|service)\.ts$/.test(file.path)) return [];
  return declarations(file)
    .filter(({ comment }) => !reason.test(comment))
    .flatMap(({ text, line }) => text.split('\n').map((code, index) => ({ code, line: line + index })))
    .filter(({ code }) => bareOwner.test(code))
    .map(({ line }) => ({
      path: file.path,
      line,
      advice: 'whose data it is says an OwnId or a PublicOwnerId, not a string that may come from a request',
    }));
}

const minters = [
  { call: /\bmintOwnerScope\(/, home: /(^|\/)session-gate\.ts$/, who: 'the session gate' },
  {
    call: /\b(ownRow|ownedRow|visibleRow)\(|\bas (OwnId|VisibleId|PublicOwnerId|WithOwner)\b/,
    home: /\.queries\.ts$|(^|\/)own-id\.ts$/,
    who: 'a query that compared the owner',
  },
  {
    call: /\bpublicOwner\(/,
    home: /\.(routes|queries)\.ts$|^server\/rendering\/|(^|\/)own-id\.ts$/,
    who: 'whoever serves guests',
  },
];

function strayMinting(file) {
  if (!file.path.startsWith('server/') || isTest(file.path) || file.path.includes('/testing/')) return [];
  return minters
    .filter(({ home }) => !home.test(file.path))
    .flatMap(({ call, who }) =>
      codeLines(file)
        .filter(({ text }) => call.test(text) && !/^import /.test(text))
        .map(({ number }) => ({ path: file.path, line: number, advice: `only ${who} may give this right` })),
    );
}

/** Code that reads or changes an owner's row names the owner by a type; this lists who may create such a value. */
export function checkTenantScope(files) {
  return files.flatMap((file) => [...unscopedQueries(file), ...bareOwners(file), ...strayMinting(file)]);
}

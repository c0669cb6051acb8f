import { posix } from 'node:path';
import { codeLines } from './source-files.mjs';

const importedName = /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)['"]([^'"]+)['"]/g;

/** Web features that others may show, because no page could hand them in. */
const sharedFeatures = [
  'outbox', // what could not be sent is said beside whatever was pressed
].join('|');

/** What a guest sends meets these inside one statement, and SQL is joined by SQL: no function could stand between. */
const whatGuestsSend = 'placing|guest-change/guest-change';
const joinedToIt = [
  'printing/jobs/printing-setup', // what is printed of the order
  'qr/table-codes', // what the address of its table has to carry
  'refused-phones/refused-phones', // whether its phone is refused
].join('|');

/** Each is tried on `importing file → imported file or package`; the first that fits says what to do instead, or lets it pass. */
const rules = [
  [/^core\/.* → server\//, 'core never imports the server: pass what you need as an argument'],
  [/^core\/.* → web\//, 'core never imports the web: move the shared piece into core/'],
  [/^core\/.*(\.test\.ts|\/testing\/.*) → (vitest|fast-check)$/, null],
  [/^core\/.* → (?!core\/|zod(\/|$))/, 'core imports only itself and zod: do this in server/ or web/'],

  [
    /^server\/.* → web\//,
    'the server never imports web/: load the built renderer, and share rules through core/',
  ],
  [
    /^server\/features\/.*\.routes\.ts → .*\.queries\.ts$/,
    'routes call their service, which asks the queries',
  ],
  [
    new RegExp(
      `^server/features/orders/(${whatGuestsSend})\\.queries\\.ts → server/features/(${joinedToIt})\\.queries\\.ts$`,
    ),
    null,
  ],
  [
    /^server\/features\/([^/]+)\/.*(?<!\.test)\.ts → server\/features\/(?!\1\/).*\.(queries|routes)\.ts$/,
    'reach another feature through its service: add there what you need',
  ],
  [/^server\/((db|testing|live)\/.*|.*\.queries\.ts) → drizzle-orm(\/|$)/, null],
  [
    /^(server|web)\/.* → drizzle-orm(\/|$)/,
    'only *.queries.ts, server/db, server/live and server/testing touch SQL: add a query and call it',
  ],

  [
    /^web\/.* → server\//,
    'the web never imports the server: call it through web/lib, and share rules through core/',
  ],
  [/^web\/.* → node:/, 'the web runs in browsers: do this in server/, or without Node'],
  [
    /^web\/(ui|lib)\/.* → web\/(app|guest|features)\//,
    'ui and lib are the bottom of the web: move the shared piece down to them, or hand it in as an argument',
  ],
  [
    /^web\/features\/.* → web\/(app|guest)\//,
    'pages import features, never the other way: move the shared piece to web/ui or web/lib',
  ],
  [/^web\/features\/.*\.test\.tsx? → web\/features\/.*\/build-[\w-]+\.ts$/, null],
  [
    new RegExp(`^web/features/([^/]+)/.* → web/features/(?!\\1/|(${sharedFeatures})/)`),
    'no feature imports a feature: compose them in a page, or move the shared piece to web/ui or web/lib',
  ],
  [
    /^web\/(?!guest\/).* → web\/guest\/.*\.tsx?$/,
    "only the guest's page imports its parts: move the shared piece to web/ui or web/lib",
  ],
  [/^web\/(?!app\/).* → web\/app\//, 'pages import, nobody imports pages: move the shared piece to web/lib'],
];

/** One-way imports between the trees and inside them, and SQL only where queries live. */
export function checkImports(files) {
  return files.flatMap(({ path, lines }) =>
    importsOf({ path, lines }).flatMap(({ name, line }) => {
      const advice = adviceFor(path, name);
      return advice ? [{ path, line, advice }] : [];
    }),
  );
}

/** Every import of a file, with its line; a dynamic one counts too. */
export function importsOf(file) {
  const lines = codeLines(file);
  // Matched in the whole text, for the name may stand on the line after `import(`.
  const code = lines.map(({ text }) => text).join('\n');
  return [...code.matchAll(importedName)].map((match) => {
    const before = code.slice(0, match.index + match[0].length).split('\n').length;
    return { name: match[1], line: lines[before - 1].number };
  });
}

/** The path of an imported file from the root; a package keeps its name. */
export function resolveImport(path, name) {
  if (name.startsWith('#')) return name.slice(1);
  return name.startsWith('.') ? posix.join(posix.dirname(path), name) : name;
}

function adviceFor(path, name) {
  const target = resolveImport(path, name);
  if (name.startsWith('#') && roomOf(target) && roomOf(target) === roomOf(path)) {
    return 'import what is in the same feature by its relative path: the two move together';
  }
  const step = `${path} → ${target}`;
  return rules.find(([pattern]) => pattern.test(step))?.[1];
}

const roomOf = (path) => /^(web\/(app|guest|features\/[^/]+)|server\/features\/[^/]+)\//.exec(path)?.[0];

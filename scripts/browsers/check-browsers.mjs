/**
 * Holds the built files against the table of browsers: whatever an older one of them lacks is named, and the build fails.
 *
 * node scripts/browsers/check-browsers.mjs   reads dist/
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { isTooNew, oldestBrowsers } from './browser-table.ts';
import {
  newerFlags,
  newerInterfaces,
  newerPatterns,
  newerStyles,
  newerSyntax,
  refinements,
} from './newer-features.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

function* nodesOf(node) {
  if (!node || typeof node !== 'object') return;
  if (typeof node.type === 'string') yield node;
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const item of value) yield* nodesOf(item);
    else yield* nodesOf(value);
  }
}

const isGlobal = new Set(['window', 'globalThis', 'self']);

/** What is called: `structuredClone`, `AbortSignal.timeout` or `.toSorted`. A call with `?.(` has asked first. */
const calledNames = ({ callee, optional }) => {
  if (optional) return [];
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type !== 'MemberExpression' || callee.computed) return [];
  const { object, property } = callee;
  const on = object.type === 'Identifier' ? object.name : '';
  return isGlobal.has(on) ? [property.name] : [`${on}.${property.name}`, `.${property.name}`];
};

const calledAs = ({ name }) => name.replace(/^.*\.prototype/, '');

export const scriptProblems = (code, oldest) => {
  const tooNew = (features) => features.filter((feature) => isTooNew(feature, oldest));
  const interfaces = new Map(tooNew(newerInterfaces).map((feature) => [calledAs(feature), feature.name]));
  const syntax = new Map(tooNew(newerSyntax).map(({ name }) => [name, name]));
  const [patterns, flags] = [tooNew(newerPatterns), tooNew(newerFlags)];
  const found = new Set();
  for (const node of nodesOf(parseAst(code))) {
    if (syntax.has(node.type)) found.add(node.type);
    if (node.type === 'CallExpression')
      for (const name of calledNames(node)) if (interfaces.has(name)) found.add(interfaces.get(name));
    if (!node.regex) continue;
    for (const { name, pattern } of patterns) if (pattern.test(node.regex.pattern)) found.add(name);
    for (const { name, flag } of flags) if (node.regex.flags.includes(flag)) found.add(name);
  }
  return [...found];
};

/** A height in new units after the same in old ones: the first stays where the second is not known. */
const hasFallback = (body, name) => {
  if (name !== 'dvh, svh, lvh') return false;
  const declarations = body.split(';').map((text) => text.split(':'));
  return declarations.every(
    ([property, value], index) =>
      !/\d[dsl]v[hw]\b/.test(value ?? '') ||
      declarations.slice(0, index).some(([earlier]) => earlier.trim() === property.trim()),
  );
};

export const styleProblems = (css, oldest) => {
  const features = newerStyles.filter((feature) => isTooNew(feature, oldest));
  const found = new Set();
  for (const [, head, rest, end] of css.matchAll(/([^{}]+)\{(?=([^{}]*)([{}]))/g)) {
    // Before another block stands its selector, which comes next.
    const body = end === '{' ? '' : rest;
    for (const { name, pattern } of features) {
      if (!pattern.test(`${head}{${body}`)) continue;
      const isRefinement =
        name === ':has()' &&
        head
          .split(/,(?![^(]*\))/)
          .every((selector) => refinements.some((known) => selector.trim().startsWith(known)));
      if (!isRefinement && !hasFallback(body, name)) found.add(`${name} in ${head.trim()}`);
    }
  }
  return [...found];
};

const problemsOf = (name, text, oldest) =>
  (name.endsWith('.css') ? styleProblems : scriptProblems)(text, oldest).map((what) => `${name}: ${what}`);

/** The parts of the guest's documents that are no files of their own. */
const documentParts = ({ css, layoutCss, hoursCss, noticeCss, demoCss, orderCss, inlineScript }) => [
  ['the guest page.css', [css, ...Object.values(layoutCss), hoursCss, noticeCss, demoCss, orderCss].join('')],
  ['its inline script.js', inlineScript],
];

export const checkBrowsers = async () => {
  const assets = join(dist, 'client', 'assets');
  const names = (await readdir(assets)).filter((name) => /\.(?:js|css)$/.test(name));
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(join(assets, name), 'utf8')]),
  );
  const built = JSON.parse(await readFile(join(dist, 'guest-assets.json'), 'utf8'));
  const problems = [
    ...files.flatMap(([name, text]) =>
      problemsOf(name, text, name.startsWith('guest-') ? oldestBrowsers.guests : oldestBrowsers.owners),
    ),
    ...documentParts(built).flatMap(([name, text]) => problemsOf(name, text, oldestBrowsers.guests)),
  ];
  if (problems.length > 0)
    throw new Error(`Too new for the browsers in docs/browsers.md:\n${problems.join('\n')}`);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await checkBrowsers();
